"""Questions as data: made from records, answered by the engine."""

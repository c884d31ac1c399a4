// The live host: a model with a kernel behind it, as a view wants it. Its state comes as JSON
// text, since a kernel that runs in the browser would lose every null on the way.

function fromKernel(model) {
  let read = { text: null, state: null };

  function readState() {
    const text = model.get("state");
    if (typeof text !== "string") return text;
    if (text !== read.text) read = { text, state: JSON.parse(text) };
    return read.state;
  }

  return {
    get: (key) => (key === "state" ? readState() : model.get(key)),
    set: (key, value) => model.set(key, value),
    on: (event, listener) => model.on(event, listener),
    off: (event, listener) => model.off(event, listener),
    save_changes: () => model.save_changes(),
  };
}

/** A view for a kernel's model. */
export function hosted(view) {
  return { render: ({ model, el }) => view.render({ model: fromKernel(model), el }) };
}

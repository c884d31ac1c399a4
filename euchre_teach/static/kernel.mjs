// The live host: a model with a kernel behind it, as a view wants it. Its state comes as JSON
// text, since a kernel that runs in the browser would lose every null on the way.

function fromKernel(model) {
  let text = null;
  let state = null;

  function readState() {
    const sent = model.get("state");
    if (typeof sent !== "string") return sent;
    if (sent !== text) {
      text = sent;
      state = JSON.parse(sent);
    }
    return state;
  }

  return {
    get: (key) => (key === "state" ? readState() : model.get(key)),
    set: (key, value) => model.set(key, value),
    on: (event, listener) => model.on(event, listener),
    off: (event, listener) => model.off(event, listener),
    save_changes: () => model.save_changes(),
    send: (content) => model.send(content),
  };
}

/** A view for a kernel's model. */
export function hosted(view) {
  return { render: ({ model, el }) => view.render({ model: fromKernel(model), el }) };
}

// Files that a reader saves, and opens again.

import { h } from "./card.mjs";

/** Hands a text to the reader as a file. */
export function saveFile(text, name, type) {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = h("a", { href: address, download: name, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** A button like any other; `take(file)` is given the file that was chosen. */
export function fileButton(word, accept, take) {
  const input = h("input", { type: "file", accept });
  input.addEventListener("change", () => {
    const [file] = input.files;
    if (file) take(file);
    input.value = "";
  });
  return h("label", { class: "eu-btn eu-file" }, word, input);
}

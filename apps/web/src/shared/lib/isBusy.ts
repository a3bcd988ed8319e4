const fields = 'input, textarea, select, [contenteditable], [role=combobox]';
const layers = 'dialog:modal, .ant-modal-wrap, .ant-dropdown:not(.ant-dropdown-hidden)';

const isIn = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

/** Whoever types or has a dialog open means something else by a key of one letter. */
export const isTyping = (target: EventTarget | null): boolean =>
  isIn(target, fields) || document.querySelector(layers) !== null;

/** By an arrow, whoever is in something that has arrows of its own does too. */
export const isBusy = (target: EventTarget | null): boolean =>
  isTyping(target) || isIn(target, '[tabindex="0"]');

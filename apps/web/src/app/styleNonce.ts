/** The page's own nonce: the policy lets no style element through without it. */
export const nonce =
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';

/**
 * Parts of the UI library make style elements that its csp setting doesn't reach: the one that
 * stops the page behind a dialog from scrolling, and the one that measures a table's scroll bar.
 */
const create = document.createElement;
document.createElement = function (this: Document, ...args: Parameters<typeof create>) {
  const element = create.apply(this, args);
  if (element instanceof HTMLStyleElement) element.nonce = nonce;
  return element;
} as typeof create;

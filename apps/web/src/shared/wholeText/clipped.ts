const cutsOff = (at: HTMLElement) => {
  const { textOverflow, webkitLineClamp } = getComputedStyle(at);
  if (textOverflow === 'ellipsis') return at.scrollWidth > at.clientWidth;
  return webkitLineClamp !== 'none' && at.scrollHeight > at.clientHeight;
};

/** The nearest element around a place whose text ends in an ellipsis; a field is read by going there. */
export const clippedAround = (place: Element | null): HTMLElement | null => {
  for (let at = place; at instanceof HTMLElement && at !== document.body; at = at.parentElement) {
    if (at.textContent && cutsOff(at)) return at;
  }
  return null;
};

/** What a row that has the focus can't show. */
export const clippedWithin = (row: Element): HTMLElement | null => {
  for (const at of row.querySelectorAll<HTMLElement>('*')) {
    if (at.textContent && cutsOff(at)) return at;
  }
  return null;
};

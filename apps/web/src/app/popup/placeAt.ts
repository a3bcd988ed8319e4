/** Where a popup opens: under its button, ending where that ends, or to its right. */
export type Side = 'below' | 'belowEnd' | 'right';

const gap = 4;

const px = (value: number) => `${Math.round(value)}px`;

/** Says by style where a popup stands; the style sheet keeps it inside the window. */
export const placeAt = (box: HTMLElement, at: DOMRect, side: Side) => {
  const x = side === 'right' ? at.right + gap : at.left;
  const y = side === 'right' ? at.top : at.bottom + gap;
  // In the lower half a list beside its button grows upwards.
  const up = side === 'right' && y > window.innerHeight / 2;
  box.style.setProperty('--x', px(x));
  box.style.left = side === 'belowEnd' ? 'auto' : '';
  box.style.right = side === 'belowEnd' ? px(Math.max(8, window.innerWidth - at.right)) : 'auto';
  box.style.top = up ? 'auto' : px(y);
  box.style.bottom = up ? px(Math.max(8, window.innerHeight - at.bottom)) : 'auto';
  box.style.maxHeight = px(up ? at.bottom - 8 : window.innerHeight - y - 8);
};

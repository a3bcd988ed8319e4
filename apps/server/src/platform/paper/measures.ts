/** Points of a millimetre: sizes on paper are thought of in millimetres and drawn in points. */
export const mm = 72 / 25.4;

export type Size = [width: number, height: number];

export const labelSize: Size = [100 * mm, 150 * mm];
export const a4Size: Size = [595.28, 841.89];

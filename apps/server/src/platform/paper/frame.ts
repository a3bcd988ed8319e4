import { type Doc, measure, type Written, writeIn } from './paper.ts';

/** Where something is drawn, in points from the page's upper left corner. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const rule = (doc: Doc, { x, width }: Pick<Frame, 'x' | 'width'>, y: number, thick = 0.7) =>
  doc
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(thick)
    .stroke();

/** A frame without so much on every side. */
export const inset = ({ x, y, width, height }: Frame, by: number): Frame => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

/** Frames below one another, each as high as it is said. */
export const stacked = (frame: Frame, heights: readonly number[]): Frame[] => {
  let y = frame.y;
  return heights.map((height) => {
    const one = { ...frame, y, height };
    y += height;
    return one;
  });
};

/** Frames beside one another, by their shares of the width, with a gap between. */
export const beside = (frame: Frame, shares: readonly number[], gap = 0): Frame[] => {
  const all = shares.reduce((sum, share) => sum + share, 0);
  const room = frame.width - gap * (shares.length - 1);
  let x = frame.x;
  return shares.map((share) => {
    const width = (share / all) * room;
    const one = { ...frame, x, width };
    x += width + gap;
    return one;
  });
};

/** Room for one line, so that a figure becomes smaller rather than break. */
export const figureArea = (height: number, largest: number) => ({
  height: Math.min(height, largest * 1.25),
  largest,
  smallest: 3.5,
});

/** Writes the first of several ways to say it that has room as a whole; else the last, cut. */
export const writeFirstWhole = (doc: Doc, ways: readonly (readonly string[])[], area: Written) => {
  const whole = ways.find((lines) => measure(lines, area).isWhole);
  writeIn(doc, whole ?? ways.at(-1) ?? [], area);
};

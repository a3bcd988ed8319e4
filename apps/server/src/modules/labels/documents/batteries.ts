import type { Frame } from '../../../platform/paper/frame.ts';
import type { Doc } from '../../../platform/paper/paper.ts';

/** One battery upright: a body with its pole. */
const battery = (doc: Doc, x: number, y: number, width: number, height: number) =>
  doc
    .rect(x + width * 0.32, y, width * 0.36, height * 0.1)
    .rect(x, y + height * 0.1, width, height * 0.9)
    .fill('black');

/** The one that is broken: a jagged gap across it, with fire coming out. */
const broken = (doc: Doc, x: number, y: number, width: number, height: number) => {
  const [top, gap] = [y + height * 0.1, y + height * 0.5];
  doc.rect(x + width * 0.32, y, width * 0.36, height * 0.1).fill('black');
  const across = [0, 0.25, 0.5, 0.75, 1].map((share, at) => ({
    x: x + width * share,
    y: gap + (at % 2 === 0 ? -6 : 6),
  }));
  doc.moveTo(x, top).lineTo(x + width, top);
  for (const point of across.toReversed()) doc.lineTo(point.x, point.y - 3);
  doc.closePath().fill('black');
  doc.moveTo(x, y + height).lineTo(x + width, y + height);
  for (const point of across.toReversed()) doc.lineTo(point.x, point.y + 3);
  doc.closePath().fill('black');
};

/** White around it, so that it stands out from what it burns. */
const flame = (doc: Doc, x: number, y: number, size: number) => {
  const at = (right: number, up: number) => [x + size * right, y - size * up] as const;
  doc
    .moveTo(...at(0, 0))
    .bezierCurveTo(...at(-0.5, 0.05), ...at(-0.55, 0.45), ...at(-0.25, 0.62))
    .bezierCurveTo(...at(-0.22, 0.45), ...at(-0.1, 0.45), ...at(-0.08, 0.55))
    .bezierCurveTo(...at(-0.12, 0.75), ...at(0.02, 0.9), ...at(0.12, 1))
    .bezierCurveTo(...at(0.08, 0.75), ...at(0.25, 0.68), ...at(0.3, 0.5))
    .bezierCurveTo(...at(0.36, 0.55), ...at(0.38, 0.62), ...at(0.38, 0.7))
    .bezierCurveTo(...at(0.6, 0.4), ...at(0.45, 0.02), ...at(0, 0))
    .closePath()
    .lineWidth(4)
    .fillAndStroke('black', 'white');
  doc.strokeColor('black');
};

/** A group of batteries, one of them broken and on fire, in the middle of a frame. */
export const drawBatteries = (doc: Doc, { x, y, width, height }: Frame) => {
  const [body, gap] = [height * 0.3, height * 0.12];
  const left = x + (width - 4 * body - 3 * gap) / 2;
  const at = (index: number) => left + index * (body + gap);
  const [top, high] = [y + height * 0.16, height * 0.78];
  for (const index of [0, 1, 2]) battery(doc, at(index), top + index * 4, body, high - index * 4);
  broken(doc, at(3), top, body, high);
  flame(doc, at(3) + body + 6, top + high * 0.62, height * 0.5);
};

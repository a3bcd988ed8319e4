import { randomInt } from 'node:crypto';
import { alphabet, type Point, type Stroke } from './alphabet.ts';

const width = 120;
const height = 40;
const scale = 2;

// Dark enough on the pale ground for weak eyes. A picture uses one pair for its characters and its
// noise alike, so that colour does not tell a machine which is which.
const inkPairs = [
  ['#27457d', '#5a3378'],
  ['#1c5c5f', '#2f4a86'],
  ['#7d3b4c', '#553a80'],
  ['#3b3f73', '#1f5a6b'],
] as const;
const grounds = ['#f5f8fc', '#f8f6fb', '#f4f9f7', '#fbf7f4'];

const between = (low: number, high: number) => low + ((high - low) * randomInt(10_001)) / 10_000;
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));
const pick = <T>(list: readonly T[]): T => list[randomInt(list.length)] as T;

type Move = (point: Point) => Point;

/** Bends the whole picture, so that no straight stroke stays straight. */
const wave = (): Move => {
  const [lift, sway] = [between(1.2, 2.2), between(0.9, 1.6)];
  const [long, tall] = [between(9, 15), between(5, 8)];
  const [startX, startY] = [between(0, 6.3), between(0, 6.3)];
  return ([x, y]) => [
    x + sway * Math.sin(y / tall + startY),
    y + lift * Math.sin(x / long + startX),
  ];
};

/** Puts a character's 1 × 1 box to its place in the row, leaning, turned and of its own size. */
const place = (index: number, count: number): Move => {
  const pitch = (width - 22) / count;
  const middle: Point = [11 + pitch * (index + 0.5) + between(-2.2, 2.2), 20 + between(-3, 3)];
  const [wide, tall] = [between(16, 20), between(22, 27)];
  const lean = between(-0.22, 0.22);
  const turn = between(-0.28, 0.28);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return ([x, y]) => {
    const v = (y - 0.5) * tall;
    const u = (x - 0.5) * wide + lean * v;
    return [middle[0] + u * cos - v * sin, middle[1] + u * sin + v * cos];
  };
};

/** Enough points for the wave to show along a line. */
const dense = (stroke: Stroke): Point[] =>
  stroke.flatMap((to, index) => {
    const from = stroke[index - 1];
    if (!from) return [to];
    const steps = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / 0.08));
    return times(steps, (step): Point => {
      const part = (step + 1) / steps;
      return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
    });
  });

const path = (points: readonly Point[], ink: string, pen: number) => {
  const steps = points.map(
    ([x, y], index) => `${index ? 'L' : 'M'}${x.toFixed(2)} ${y.toFixed(2)}`,
  );
  return `<path d="${steps.join('')}" stroke="${ink}" stroke-width="${pen.toFixed(2)}"/>`;
};

const glyph = (character: string, ink: string, put: Move, bend: Move) => {
  const pen = between(2.3, 3);
  const tremble: Move = ([x, y]) => [x + between(-0.18, 0.18), y + between(-0.18, 0.18)];
  return (alphabet[character] ?? [])
    .map((stroke) =>
      path(
        dense(stroke).map((point) => tremble(bend(put(point)))),
        ink,
        pen,
      ),
    )
    .join('');
};

/** A line from edge to edge through the characters: it joins them for a machine, not for an eye. */
const swing = (ink: string, pen: number, calm: number) => {
  const middle = between(11, 29);
  const [high, long, start] = [between(4, 9) * calm, between(12, 22), between(0, 6.3)];
  const tilt = between(-0.12, 0.12);
  const points = times(41, (step): Point => {
    const x = -3 + step * 3.15;
    return [x, middle + tilt * (x - width / 2) + high * Math.sin(x / long + start)];
  });
  return path(points, ink, pen);
};

const dash = (ink: string) => {
  const [x, y, turn] = [between(2, width - 2), between(2, height - 2), between(0, 6.3)];
  const reach = between(1.2, 3.4);
  const end: Point = [x + reach * Math.cos(turn), y + reach * Math.sin(turn)];
  return path([[x, y], end], ink, between(0.7, 1.5));
};

/** The picture as SVG made of paths only: no text in it and no font behind it. */
export const drawing = (answer: string): string => {
  const ground = pick(grounds);
  const bend = wave();
  const inks = pick(inkPairs);
  const glyphs = [...answer].map((it, index) =>
    glyph(it, pick(inks), place(index, answer.length), bend),
  );
  const parts = [
    times(14, () => dash(pick(inks))),
    glyphs,
    times(2, () => swing(pick(inks), between(1, 1.5), 1)),
    // In the ground's colour: it cuts the strokes, which spoils outlines for a machine.
    times(2, () => swing(ground, between(0.8, 1.1), 1.2)),
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}"`,
    ` viewBox="0 0 ${width} ${height}" fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    `<rect width="${width}" height="${height}" fill="${ground}"/>${parts.flat().join('')}</svg>`,
  ].join('');
};

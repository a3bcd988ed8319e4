export type Point = readonly [x: number, y: number];
export type Stroke = readonly Point[];

/** A pen line through the given x, y, x, y … */
const line = (...numbers: number[]): Stroke =>
  Array.from({ length: numbers.length >> 1 }, (_, index) => [
    numbers[index * 2] ?? 0,
    numbers[index * 2 + 1] ?? 0,
  ]);

/** Part of an ellipse; angles in degrees, 0 to the right and 90 downwards. */
const arc = (cx: number, cy: number, rx: number, ry: number, from: number, to: number): Stroke => {
  const steps = Math.ceil(Math.abs(to - from) / 15);
  return Array.from({ length: steps + 1 }, (_, index) => {
    const angle = ((from + ((to - from) * index) / steps) * Math.PI) / 180;
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
  });
};

const joined = (...strokes: Stroke[]): Stroke => strokes.flat();

const bowl = joined(line(0, 0, 0.5, 0), arc(0.55, 0.27, 0.41, 0.27, -90, 90), line(0, 0.54));

/**
 * Each character as pen strokes in a box of 1 × 1. Left out is what people take for one another:
 * 0 O Q D, 1 I L, 2 Z, 5 S, G, B, U V, E F (a noise line makes one the other) and 4, turned an A.
 */
export const alphabet: Readonly<Record<string, readonly Stroke[]>> = {
  A: [line(0, 1, 0.5, 0, 1, 1), line(0.18, 0.66, 0.82, 0.66)],
  C: [arc(0.55, 0.5, 0.5, 0.5, -48, -312)],
  H: [line(0.04, 0, 0.04, 1), line(0.96, 0, 0.96, 1), line(0.04, 0.5, 0.96, 0.5)],
  J: [joined(line(0.4, 0, 0.85, 0), line(0.85, 0.68), arc(0.46, 0.68, 0.39, 0.32, 0, 165))],
  K: [line(0.06, 0, 0.06, 1), line(0.95, 0, 0.08, 0.58), line(0.36, 0.4, 0.98, 1)],
  M: [line(0, 1, 0.06, 0, 0.5, 0.66, 0.94, 0, 1, 1)],
  N: [line(0.04, 1, 0.04, 0, 0.96, 1, 0.96, 0)],
  P: [line(0.04, 1, 0.04, 0), bowl],
  R: [line(0.04, 1, 0.04, 0), bowl, line(0.46, 0.54, 0.98, 1)],
  T: [line(0, 0, 1, 0), line(0.5, 0, 0.5, 1)],
  W: [line(0, 0, 0.24, 1, 0.5, 0.32, 0.76, 1, 1, 0)],
  X: [line(0.03, 0, 0.97, 1), line(0.97, 0, 0.03, 1)],
  Y: [line(0, 0, 0.5, 0.5, 1, 0), line(0.5, 0.5, 0.5, 1)],
  3: [joined(arc(0.46, 0.25, 0.38, 0.25, -165, 90), arc(0.46, 0.74, 0.46, 0.26, -90, 165))],
  6: [joined(arc(0.86, 0.66, 0.82, 0.66, -100, -180), arc(0.5, 0.68, 0.46, 0.32, 180, -180))],
  7: [line(0.02, 0, 0.98, 0, 0.36, 1)],
  8: [arc(0.5, 0.25, 0.37, 0.25, 90, 450), arc(0.5, 0.75, 0.46, 0.25, -90, 270)],
  9: [joined(arc(0.5, 0.32, 0.46, 0.32, 0, 360), arc(0.14, 0.34, 0.82, 0.66, 0, 80))],
};

import { local } from '../../shared/store/shelves.ts';

/** Where the button is, as a share of the room it has: so it is inside every window. */
export interface Spot {
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

export const buttonPx = 48;
const edgePx = 16;
const shelf = 'servicePlace';
// At the edge, beside the page instead of on it, and below where most of the reading is done.
const firstSpot: Spot = { x: 1, y: 0.72 };

const share = (px: number, room: number) => {
  if (room <= 0 || !Number.isFinite(px)) return 0;
  // Close to an edge means the edge.
  if (px < edgePx) return 0;
  return px > room - edgePx ? 1 : px / room;
};
const within = (value: number) => Math.min(Math.max(value, 0), 1);

/** The spot whose left upper corner is at these pixels of the window. */
export const spotAt = (left: number, top: number, { width, height }: Size): Spot => ({
  x: share(left, width - buttonPx),
  y: share(top, height - buttonPx),
});

const moves: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A step by arrow key; null for any other key. */
export const stepped = (spot: Spot, key: string, { width, height }: Size): Spot | null => {
  const move = moves[key];
  if (!move) return null;
  // More than the edge's pull, or it could never be left.
  const step = edgePx * 1.5;
  return {
    x: move[0] ? snapped(spot.x, move[0] * step, width - buttonPx) : spot.x,
    y: move[1] ? snapped(spot.y, move[1] * step, height - buttonPx) : spot.y,
  };
};

const snapped = (from: number, stepPx: number, room: number) =>
  share(within(from) * room + stepPx, room);

const isShare = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 1;

export const keptSpot = (): Spot => {
  const kept = local.get<Partial<Spot>>(shelf);
  return kept && isShare(kept.x) && isShare(kept.y) ? { x: kept.x, y: kept.y } : firstSpot;
};

export const keepSpot = (spot: Spot) => local.set(shelf, spot);

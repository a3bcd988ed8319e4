import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { buttonPx, keepSpot, keptSpot, type Spot, spotAt, stepped } from './spot.ts';

// A hand is never quite still while it presses.
const slackPx = 5;

const room = () => ({
  width: document.documentElement.clientWidth,
  height: document.documentElement.clientHeight,
});

/** A button that can be put anywhere, by pointer or arrow keys, and is there again next time. */
export const useDrag = () => {
  const [spot, setSpot] = useState<Spot>(keptSpot);
  const [dragging, setDragging] = useState(false);
  const from = useRef<{ x: number; y: number } | null>(null);

  const move = (event: PointerEvent) => {
    if (!from.current) return;
    const far = Math.hypot(event.clientX - from.current.x, event.clientY - from.current.y);
    if (!dragging && far < slackPx) return;
    setDragging(true);
    const half = buttonPx / 2;
    setSpot(spotAt(event.clientX - half, event.clientY - half, room()));
  };
  const drop = () => {
    from.current = null;
    if (dragging) keepSpot(spot);
    // After the click that ends a drag, so that it can be told from one that means it.
    setTimeout(() => setDragging(false));
  };
  return {
    spot,
    dragging,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        from.current = { x: event.clientX, y: event.clientY };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: move,
      onPointerUp: drop,
      onPointerCancel: drop,
      onKeyDown: (event: KeyboardEvent) => {
        const next = stepped(spot, event.key, room());
        if (!next) return;
        event.preventDefault();
        setSpot(next);
        keepSpot(next);
      },
    },
  };
};

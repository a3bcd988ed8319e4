import type { MouseEvent } from 'react';

/** For what comes up under a pointer: one that lies still there reads nothing. */
export const whenMoved =
  (act: () => void) =>
  ({ movementX, movementY }: MouseEvent) => {
    if (movementX !== 0 || movementY !== 0) act();
  };

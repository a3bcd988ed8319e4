import type { MouseEvent } from 'react';
import { go } from './place.ts';

const plain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** What a press on a link does: another page without a load, unless a tab of its own is wanted. */
export const follow = (to: string) => (event: MouseEvent) => {
  if (!plain(event)) return;
  event.preventDefault();
  go(to);
};

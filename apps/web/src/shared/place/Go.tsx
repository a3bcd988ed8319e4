import { useEffect } from 'react';
import { go } from './place.ts';

/** Goes elsewhere as soon as it is shown. */
export const Go = ({ to }: { to: string }) => {
  useEffect(() => go(to, { replace: true }), [to]);
  return null;
};

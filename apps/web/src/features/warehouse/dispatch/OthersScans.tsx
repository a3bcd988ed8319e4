import { useEffect } from 'react';
import { LeftBehind } from '../queue/LeftBehind.tsx';
import { bagQueue, startBagQueue, useBagQueue } from './desk/bagQueue.ts';

/** What others scanned into bags at this computer and could not send, of whatever batch. */
export const OthersScans = () => {
  const entries = useBagQueue((state) => state.queue.entries);
  useEffect(startBagQueue, []);
  return <LeftBehind entries={entries} onTakeOver={() => void bagQueue.takeOver()} />;
};

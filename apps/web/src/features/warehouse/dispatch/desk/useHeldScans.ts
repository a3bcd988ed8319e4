import { useEffect, useEffectEvent, useRef } from 'react';

interface Means {
  /** Whether a bag is being added. */
  isHeld: boolean;
  onScan: (text: string) => void;
  /** It was all for nothing: there is no bag for them. */
  isLost: boolean;
  onLost: (texts: readonly string[]) => void;
}

/** What is scanned while a bag is being added belongs into it, and waits until it is there. */
export const useHeldScans = ({ isHeld, onScan, isLost, onLost }: Means) => {
  const held = useRef<string[]>([]);
  const release = useEffectEvent(() => {
    const texts = held.current;
    held.current = [];
    if (isLost && texts.length > 0) onLost(texts);
    else texts.forEach(onScan);
  });
  useEffect(() => {
    if (!isHeld) release();
  }, [isHeld]);
  return (text: string) => {
    if (isHeld) held.current.push(text);
    else onScan(text);
  };
};

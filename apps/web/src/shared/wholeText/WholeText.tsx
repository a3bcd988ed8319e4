import { useEffect, useRef, useState } from 'react';
import { clippedAround, clippedWithin } from './clipped.ts';
import styles from './WholeText.module.css';

interface Shown {
  text: string;
  left: number;
  /** Below the text; above it where the window ends. */
  top?: number;
  bottom?: number;
}

const edge = 8;
const widest = 420;
const tallest = 160;

const placeOf = (at: HTMLElement): Shown => {
  const { left, top, bottom } = at.getBoundingClientRect();
  // biome-ignore lint/performance/useDomNodeTextContent: as it is read, lines apart
  const text = at.innerText.trim();
  const within = Math.max(edge, Math.min(left, window.innerWidth - widest - edge));
  return bottom + tallest < window.innerHeight
    ? { text, left: within, top: bottom + 4 }
    : { text, left: within, bottom: window.innerHeight - top + 4 };
};

/**
 * Whatever is cut off by an ellipsis, anywhere, is told whole while the pointer is over it or the
 * focus in it. Those who listen hear it whole anyway.
 */
export const WholeText = () => {
  const [shown, show] = useState<Shown | null>(null);
  const at = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const tell = (found: HTMLElement | null) => {
      if (found === at.current) return;
      at.current = found;
      show(found && placeOf(found));
    };
    const over = ({ target }: Event) => tell(clippedAround(target as Element));
    const focus = ({ target }: Event) => {
      const place = target as Element;
      tell(clippedAround(place) ?? (place.role === 'row' ? clippedWithin(place) : null));
    };
    const away = () => tell(null);
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && away();
    document.addEventListener('pointerover', over);
    document.addEventListener('focusin', focus);
    document.addEventListener('focusout', away);
    document.addEventListener('pointerdown', away);
    document.addEventListener('scroll', away, true);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerover', over);
      document.removeEventListener('focusin', focus);
      document.removeEventListener('focusout', away);
      document.removeEventListener('pointerdown', away);
      document.removeEventListener('scroll', away, true);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  if (!shown) return null;
  const { text, ...place } = shown;
  return (
    <div className={styles.tip} role="tooltip" style={{ ...place, maxWidth: widest }}>
      {text}
    </div>
  );
};

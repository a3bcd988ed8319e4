// biome-ignore-all lint/a11y/noStaticElementInteractions: it only keeps presses to itself
// biome-ignore-all lint/a11y/useFocusableInteractive: the input has the focus and names the marked choice
// biome-ignore-all lint/a11y/useKeyWithClickEvents: the input has the keys
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Choice } from '../../../shared/lib/choices.ts';
import styles from './Grid.module.css';

interface Props {
  id: string;
  label: string;
  /** What it stands under. */
  anchor: RefObject<HTMLElement | null>;
  found: readonly Choice[];
  /** The marked one, or -1. */
  at: number;
  typed: string;
  onTake: (choice: Choice) => void;
}

export const choiceId = (list: string, at: number) => `${list}-${at}`;

const shownMost = 300;
const gap = 4;

const place = (box: HTMLElement, anchor: HTMLElement) => {
  const { left, top, bottom, width } = anchor.getBoundingClientRect();
  box.style.minWidth = `${width}px`;
  const below = bottom + gap + box.offsetHeight <= window.innerHeight;
  box.style.top = `${below ? bottom + gap : Math.max(gap, top - gap - box.offsetHeight)}px`;
  box.style.left = `${Math.max(gap, Math.min(left, window.innerWidth - box.offsetWidth - gap))}px`;
};

/** A short code is worth seeing beside the name. */
const codeOf = ({ value, text }: Choice) =>
  value.length <= 8 && !text.includes(value) ? value : '';

/** What a list cell offers, in a layer above everything, under the cell. */
export const Choices = ({ id, label, anchor, found, at, typed, onTake }: Props) => {
  const { t } = useTranslation('imports');
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    box.current?.showPopover();
  }, []);
  useLayoutEffect(() => {
    const follow = () => box.current && anchor.current && place(box.current, anchor.current);
    follow();
    box.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', follow);
    };
  });
  return (
    <div
      ref={box}
      popover="manual"
      className={styles.choices}
      // The focus stays in the input, and the grid below learns nothing of it.
      onMouseDown={(event) => {
        event.preventDefault();
        event.stopPropagation();
      }}
      onClick={(event) => event.stopPropagation()}
    >
      <div role="listbox" id={id} aria-label={label}>
        {found.slice(0, shownMost).map((choice, n) => (
          <div
            key={choice.value}
            id={choiceId(id, n)}
            role="option"
            className={styles.choice}
            aria-selected={n === at}
            onClick={() => onTake(choice)}
          >
            <span>{choice.text}</span>
            <span className={styles.code}>{codeOf(choice)}</span>
          </div>
        ))}
      </div>
      <div role="status" className={styles.noChoice}>
        {found.length === 0 && t('list.none', { typed: typed.trim() })}
      </div>
    </div>
  );
};

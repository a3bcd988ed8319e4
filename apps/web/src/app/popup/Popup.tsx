import { type KeyboardEvent, type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import styles from './Popup.module.css';
import { placeAt, type Side } from './placeAt.ts';

export interface PopupHandle {
  open: (at: DOMRect, side?: Side) => void;
}

interface Props {
  ref?: Ref<PopupHandle>;
  id: string;
  label: string;
  /** For a popup that a button opens by `popoverTarget`: beside what it opens. */
  anchor?: () => DOMRect | undefined;
  side?: Side;
  onToggle?: (open: boolean) => void;
  children: ReactNode;
}

const items = (box: HTMLElement) =>
  [...box.querySelectorAll<HTMLElement>('[role=menuitem]')].filter((item) =>
    item.checkVisibility(),
  );

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

const move = (event: KeyboardEvent<HTMLElement>) => {
  const box = event.currentTarget;
  const step = steps[event.key];
  if (event.key === 'Tab') box.hidePopover();
  if (!step) return;
  event.preventDefault();
  const all = items(box);
  const at = all.indexOf(document.activeElement as HTMLElement);
  all[step(at, all.length)]?.focus();
};

/**
 * A menu that pops up. The browser closes it on Escape or a press elsewhere and gives the focus
 * back; the library's Dropdown would cost the home page 55 KB.
 */
export const Popup = ({ ref, id, label, anchor, side = 'below', onToggle, children }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    open: (at, opened = side) => {
      if (!box.current || box.current.matches(':popover-open')) return;
      placeAt(box.current, at, opened);
      box.current.showPopover();
    },
  }));
  return (
    <div
      ref={box}
      id={id}
      popover="auto"
      role="menu"
      aria-label={label}
      tabIndex={-1}
      className={styles.popup}
      onKeyDown={move}
      onClick={({ currentTarget, target }) => {
        if ((target as Element).closest('[role=menuitem]')) currentTarget.hidePopover();
      }}
      onBeforeToggle={({ currentTarget, newState }) => {
        const at = newState === 'open' && anchor?.();
        if (at) placeAt(currentTarget, at, side);
      }}
      onToggle={({ currentTarget, newState }) => {
        const open = newState === 'open';
        if (open) items(currentTarget)[0]?.focus();
        onToggle?.(open);
      }}
    >
      {children}
    </div>
  );
};

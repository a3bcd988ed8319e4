import { type CSSProperties, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ServiceButton.module.css';
import { ServicePanel } from './ServicePanel.tsx';
import { useDrag } from './useDrag.ts';
import { useMyService } from './useMyService.ts';

/** At the very edge it is only a tab in the page's margin, so that it covers nothing. */
const dockAt = (x: number) => {
  if (x === 0) return 'left';
  return x === 1 ? 'right' : undefined;
};

/** The way to customer service, floating above every page. */
export const ServiceButton = () => {
  const { t } = useTranslation('service');
  const { spot, dragging, handlers } = useDrag();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const service = useMyService();
  const unread = service.mine?.unread ?? 0;
  const name = unread > 0 ? t('buttonUnread', { count: unread }) : t('button');

  const toggle = () => !dragging && panel.current?.togglePopover();
  const close = () => {
    panel.current?.hidePopover();
    button.current?.focus();
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) close();
  };
  const place = { '--x': spot.x, '--y': spot.y } as CSSProperties;
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        style={place}
        data-dock={dragging ? undefined : dockAt(spot.x)}
        data-dragging={dragging || undefined}
        aria-label={name}
        title={name}
        aria-describedby={`${id}-keys`}
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
        {...handlers}
        onKeyDown={(event) => {
          handlers.onKeyDown(event);
          leave(event);
        }}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 13v-1.500a7 7 0 0 1 14 0V13M5 13h2.500v5H6a2 2 0 0 1-2-2v-1.500A1.500 1.500 0 0 1 5 13zm14 0h-2.500v5H18a2 2 0 0 0 2-2v-1.500A1.500 1.500 0 0 0 19 13zM17 18c0 1.700-1.500 2.500-3.500 2.500" />
        </svg>
        {unread > 0 && (
          <span className={styles.unread} aria-hidden="true">
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </button>
      <span id={`${id}-keys`} hidden>
        {t('move')}
      </span>
      <div
        ref={panel}
        id={id}
        popover="manual"
        role="dialog"
        aria-label={t('title')}
        className={styles.panel}
        style={place}
        data-side={spot.x < 0.5 ? 'left' : 'right'}
        onToggle={(event) => setOpen(event.newState === 'open')}
        onKeyDown={leave}
      >
        <ServicePanel {...{ open, close, service }} within={() => panel.current ?? document.body} />
      </div>
    </>
  );
};

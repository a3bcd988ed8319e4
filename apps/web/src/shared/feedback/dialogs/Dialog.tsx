import { Modal, type ModalProps } from 'antd';
import { useState } from 'react';
import { useTabActive } from '../../tabs/tabContext.ts';

/** What had the focus when the dialog was asked for; the library forgets it if it starts open. */
const useOpener = (open: boolean) => {
  const [seen, setSeen] = useState<{ open: boolean; opener: Element | null }>({
    open: false,
    opener: null,
  });
  if (seen.open !== open) setSeen({ open, opener: open ? document.activeElement : seen.opener });
  return () => {
    const { activeElement } = document;
    // On the way out it is still on a button that goes with the dialog.
    const lost = activeElement === document.body || activeElement?.closest('.ant-modal');
    if (lost && seen.opener instanceof HTMLElement) seen.opener.focus({ preventScroll: true });
  };
};

/**
 * antd's dialog, drawn only while its tab is on show: one that is open in a hidden tab throws when
 * the tab comes back. Whether it is open, and what it holds, is the page's own state and stays.
 */
export const Dialog = ({ open = false, afterClose, ...rest }: ModalProps) => {
  const active = useTabActive();
  const giveBackFocus = useOpener(open);
  if (!active) return null;
  return (
    <Modal
      destroyOnHidden
      {...rest}
      open={open}
      afterClose={() => {
        giveBackFocus();
        afterClose?.();
      }}
    />
  );
};

import { Modal, type ModalProps } from 'antd';
import { useTabActive } from '../tabs/tabContext.ts';

/**
 * antd's dialog, drawn only while its tab is on show: one that is open in a hidden tab throws when
 * the tab comes back. Whether it is open, and what it holds, is the page's own state and stays.
 */
export const Dialog = (props: ModalProps) => {
  const active = useTabActive();
  return active ? <Modal destroyOnHidden {...props} /> : null;
};

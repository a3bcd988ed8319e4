import { Drawer } from 'antd';
import type { ReactNode } from 'react';

interface Props {
  open: boolean;
  title: string;
  widest: number;
  onClose: () => void;
  children: ReactNode;
}

/** What opens beside a list, and over it where there is no room. */
export const BesideDrawer = ({ widest, ...props }: Props) => (
  <Drawer {...props} size={Math.min(widest, window.innerWidth)} destroyOnHidden />
);

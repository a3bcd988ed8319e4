import type { Permission } from '@alpaca/contract';
import { PlusOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { ActionButton } from './ActionButton.tsx';

interface Props {
  permission: Permission;
  onClick: () => unknown;
  children: ReactNode;
}

/** A list's way to one more of its kind. */
export const AddButton = (props: Props) => (
  <ActionButton type="primary" icon={<PlusOutlined />} {...props} />
);

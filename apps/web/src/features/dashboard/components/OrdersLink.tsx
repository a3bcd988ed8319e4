import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { listHref } from '../../../shared/paths/orders.ts';
import { usePermission } from '../../../shared/permission/permission.ts';

interface Props {
  filter: Record<string, string>;
  className?: string | undefined;
  children: ReactNode;
}

/** The way to the orders of a filter, for who may see the list. */
export const OrdersLink = ({ filter, className = '', children }: Props) => {
  const maySee = usePermission('order:list');
  if (!maySee) return <span className={className}>{children}</span>;
  return (
    <Link to={listHref(filter)} className={className}>
      {children}
    </Link>
  );
};

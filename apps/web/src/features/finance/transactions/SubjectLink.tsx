import type { Transaction } from '@alpaca/contract';
import { Link } from 'react-router';
import { listedHref } from '../../../shared/paths/orders.ts';
import { usePermission } from '../../../shared/permission/permission.ts';

/** The number of what a transaction is for, and the way there: an order or a top-up. */
export const SubjectLink = ({ of }: { of: Transaction }) => {
  const { subjectId, orderNo, kind, note } = of;
  const seesOrders = usePermission('order:detail');
  const seesTopUps = usePermission('financial:credentials');
  const checksTopUps = usePermission('financial:topUpCheck');
  if (subjectId && orderNo) {
    return seesOrders ? <Link to={listedHref(subjectId)}>{orderNo}</Link> : orderNo;
  }
  if (subjectId && kind === 'topUp' && seesTopUps) {
    return <Link to={`/financial/credentials?id=${subjectId}`}>{note}</Link>;
  }
  if (subjectId && kind === 'topUp' && checksTopUps) {
    return <Link to={`/financial/top-up-check?id=${subjectId}`}>{note}</Link>;
  }
  return note;
};

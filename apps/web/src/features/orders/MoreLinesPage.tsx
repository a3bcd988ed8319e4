import { OrderPage } from './form/OrderPage.tsx';

/** One order; all lines are compared when it is filled in. */
export default function MoreLinesPage() {
  return <OrderPage way="lines" />;
}

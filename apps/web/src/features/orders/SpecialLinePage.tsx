import { OrderPage } from './form/OrderPage.tsx';

/** One order by a line that is chosen first. */
export default function SpecialLinePage() {
  return <OrderPage way="special" />;
}

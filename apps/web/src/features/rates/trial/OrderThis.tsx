import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useHref, useLinkClickHandler } from 'react-router';
import { trialHref } from '../../../shared/paths/orders.ts';
import { usePermission } from '../../../shared/permission/permission.ts';
import type { Asked } from '../quotes/parcel.ts';

interface Props {
  quote: { productId: string; productName: string };
  /** The parcel it was quoted for. */
  asked: Asked;
}

/** A plain link to the order's form, with all that the trial knows in its address. */
export const OrderThis = ({ quote, asked }: Props) => {
  const { t } = useTranslation('trial');
  const mayOrder = usePermission('order:submit');
  const to = trialHref(quote.productId, asked);
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLElement>(to);
  if (!mayOrder) return null;
  const product = quote.productName;
  return (
    <Button size="small" href={href} aria-label={t('single.orderBy', { product })} onClick={follow}>
      {t('single.order')}
    </Button>
  );
};

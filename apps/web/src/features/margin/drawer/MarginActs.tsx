import type { OrderMargin } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useShownDialog } from '../../../shared/feedback/dialogs/useShownDialog.ts';
import { listedHref } from '../../../shared/paths/orders.ts';
import { ActionButton } from '../../../shared/permission/ActionButton.tsx';
import styles from '../Margin.module.css';
import { SeenDialog } from './SeenDialog.tsx';

interface Props {
  margin: OrderMargin;
  onLook: () => void;
}

/** Where it can be acted on, and a note of whoever looked at it. */
export const MarginActs = ({ margin, onLook }: Props) => {
  const { t } = useTranslation('margin');
  const dialog = useShownDialog<OrderMargin>();
  return (
    <div className={styles.acts}>
      {margin.isLosing && (
        <ActionButton type="primary" permission="ops:margin" onClick={() => dialog.show(margin)}>
          {t('act.seen')}
        </ActionButton>
      )}
      {margin.passOnBillId && (
        <Link to={`/ops/payables?id=${margin.passOnBillId}`}>{t('act.passOn')}</Link>
      )}
      <Link to={listedHref(margin.id)}>{t('act.order')}</Link>
      {dialog.of && (
        <SeenDialog
          key={dialog.key}
          open={dialog.open}
          of={margin}
          onClose={dialog.close}
          onLook={onLook}
        />
      )}
    </div>
  );
};

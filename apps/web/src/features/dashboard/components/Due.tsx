import type { getOrderOverview, Result } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import { rechargeHref } from '../../../shared/paths/finance.ts';
import { usePermission } from '../../../shared/permission/permission.ts';
import { difference } from '../../orders/index.ts';
import cards from './Card.module.css';
import { OrdersLink } from './OrdersLink.tsx';
import styles from './Overview.module.css';

type DueLine = NonNullable<Result<typeof getOrderOverview>['due']>[number];

const left = ({ amount, available, currency }: DueLine) => difference(available, amount, currency);

const wantedOf = (line: DueLine) => ({ currency: line.currency, amount: left(line).slice(1) });

/** What waiting orders want, beside what there is. */
export const Due = ({ due }: { due: readonly DueLine[] }) => {
  const { t } = useTranslation('dashboard');
  const mayTopUp = usePermission('financial:recharge');
  const short = due.find((line) => left(line).startsWith('-'));
  return (
    <section className={cards.card} aria-labelledby="due">
      <h2 id="due">{t('due')}</h2>
      {due.length === 0 && <p className={styles.calm}>{t('due.none')}</p>}
      {due.map((line) => (
        <dl key={line.currency} className={styles.due}>
          <div>
            <dt>{t('due.available')}</dt>
            <dd>
              <Amount value={line.available} currency={line.currency} />
            </dd>
          </div>
          <div>
            <dt>{t('due.amount')}</dt>
            <dd>
              <OrdersLink filter={{ waitingPayment: 'true' }}>
                <Amount value={line.amount} currency={line.currency} />
              </OrdersLink>
            </dd>
          </div>
          <div>
            <dt>{t('due.left')}</dt>
            <dd>
              <Amount value={left(line)} currency={line.currency} />
            </dd>
          </div>
        </dl>
      ))}
      {short && mayTopUp && <Link to={rechargeHref(wantedOf(short))}>{t('due.topUp')}</Link>}
    </section>
  );
};

import { listReturns, returnStates } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useCall } from '../../../shared/api/useCall.ts';
import { EmptyState } from '../../../shared/feedback/states/EmptyState.tsx';
import { LoadState } from '../../../shared/feedback/states/ErrorState.tsx';
import { FormSkeleton } from '../../../shared/feedback/states/Skeletons.tsx';
import { LinkTabs } from '../../../shared/list/LinkTabs.tsx';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import { useUrlFilter } from '../../../shared/list/useUrlFilter.ts';
import { HouseChoice } from './HouseChoice.tsx';
import { Places } from './Places.tsx';
import { ReturnList } from './ReturnList.tsx';
import styles from './Returns.module.css';
import { returnsHref } from './returnsHref.ts';
import { ShelveDesk } from './shelving/ShelveDesk.tsx';
import { useHouse } from './useHouse.ts';

const Place = z.object({
  tab: z._default(z.enum(['list', 'shelve', 'places']), 'list'),
  state: z._default(z.enum(returnStates), 'onShelf'),
  warehouseId: z.optional(z.uuid()),
});

const Tabs = ({ here, warehouseId }: { here: string; warehouseId: string | undefined }) => {
  const { t } = useTranslation('returns');
  const body = { pageNo: 1, pageSize: 1, ...(warehouseId && { warehouseId }) };
  const { data } = useCall(listReturns, { body }, { meta: { quiet: true } });
  const countOf = (state: string) =>
    data && (data.byState.find((one) => one.state === state)?.count ?? 0);
  const states = (['onShelf', 'expected', 'ended'] as const).map((state) => ({
    key: state,
    text: t(`state.${state}`),
    to: returnsHref({ warehouseId, ...(state !== 'onShelf' && { state }) }),
    count: state === 'ended' ? undefined : countOf(state),
  }));
  const desks = (['shelve', 'places'] as const).map((tab) => ({
    key: tab,
    text: t(`tab.${tab}`),
    to: returnsHref({ warehouseId, tab }),
  }));
  return <LinkTabs<string> label={t('tabs')} here={here} tabs={[...states, ...desks]} />;
};

/** Where the shelf itself is worked on: one warehouse at a time. */
const Desk = ({ tab }: { tab: 'shelve' | 'places' }) => {
  const { t } = useTranslation('returns');
  const { mine, house, choose } = useHouse();
  if (!mine.data) {
    return (
      <LoadState query={mine}>
        <FormSkeleton fields={2} />
      </LoadState>
    );
  }
  if (!house) return <EmptyState title={t('noHouse')} text={t('noHouseText')} />;
  const choice = <HouseChoice houses={mine.data} value={house.id} onChange={choose} />;
  return tab === 'places' ? (
    <>
      <div className={styles.bar}>{choice}</div>
      <Places key={house.id} warehouseId={house.id} />
    </>
  ) : (
    <ShelveDesk key={house.id} warehouseId={house.id} choice={choice} />
  );
};

/** The staff's side of returns: what lies on the shelf, what is expected, what is over; and the shelf itself. */
export default function ReturnsPage() {
  const { t } = useTranslation('returns');
  const [{ tab, state, warehouseId }] = useUrlFilter(Place);
  return (
    <ListPage
      title={t('shelfTitle')}
      views={<Tabs here={tab === 'list' ? state : tab} warehouseId={warehouseId} />}
    >
      {tab === 'list' ? <ReturnList key={state} isStaff /> : <Desk tab={tab} />}
    </ListPage>
  );
}

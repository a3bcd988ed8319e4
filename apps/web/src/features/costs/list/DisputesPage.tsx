import { useTranslation } from 'react-i18next';
import { LinkTabs } from '../../../shared/list/LinkTabs.tsx';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import { useSearch } from '../../../shared/place/useSearch.ts';
import { Tolerances } from '../tolerances/Tolerances.tsx';
import { ChangeList } from './ChangeList.tsx';
import { disputesFilter, disputeTabs } from './changeFilters.ts';
import { useChanges } from './useChanges.ts';

const places = { disputes: '?', tolerances: '?view=tolerances' } as const;
const views = ['disputes', 'tolerances'] as const;

const Disputes = () => {
  const { t } = useTranslation('costs');
  const changes = useChanges(disputesFilter);
  return (
    <ChangeList code="ops.disputes" title={t('disputes')} tabs={disputeTabs} changes={changes} />
  );
};

/** The staff's side: what merchants dispute, and what they are no longer asked about. */
export default function DisputesPage() {
  const { t } = useTranslation('costs');
  const { params } = useSearch();
  const here = params.get('view') === 'tolerances' ? 'tolerances' : 'disputes';
  const tabs = views.map((key) => ({ key, text: t(`view.${key}`), to: places[key] }));
  return (
    <ListPage title={t('disputes')} views={<LinkTabs label={t('views')} here={here} tabs={tabs} />}>
      {here === 'tolerances' ? <Tolerances /> : <Disputes />}
    </ListPage>
  );
}

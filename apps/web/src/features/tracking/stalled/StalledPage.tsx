import { useTranslation } from 'react-i18next';
import { LinkTabs } from '../../../shared/list/LinkTabs.tsx';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import { useIsOperator } from '../../../shared/permission/useIsOperator.ts';
import { useSearch } from '../../../shared/place/useSearch.ts';
import { Promises } from '../promises/Promises.tsx';
import { StalledList } from './StalledList.tsx';

const views = ['parcels', 'promise'] as const;

/** What stands still, and how lines keep what they promise: the staff's side and the merchant's. */
export default function StalledPage() {
  const { t } = useTranslation('stalled');
  const { params } = useSearch();
  const isStaff = useIsOperator();
  const here = params.get('view') === 'promise' ? 'promise' : 'parcels';
  return (
    <ListPage
      title={t('title')}
      views={
        <LinkTabs
          label={t('views')}
          here={here}
          tabs={views.map((key) => ({
            key,
            text: t(`view.${key}`),
            to: key === 'promise' ? '?view=promise' : '?',
          }))}
        />
      }
    >
      {here === 'promise' ? <Promises /> : <StalledList isStaff={isStaff} />}
    </ListPage>
  );
}

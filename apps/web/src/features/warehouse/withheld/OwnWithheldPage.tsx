import { Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import { useSearch } from '../../../shared/place/useSearch.ts';
import { ReturnsTab } from '../returns/index.ts';
import { WithheldList } from './WithheldList.tsx';

/** The merchant's side: its own parcels that are withheld, and those that came back. */
export default function OwnWithheldPage() {
  const { t } = useTranslation('withheld');
  const { params, setParams } = useSearch();
  return (
    <ListPage title={t('ownTitle')}>
      <Tabs
        aria-label={t('tab.label')}
        destroyOnHidden
        activeKey={params.get('tab') === 'returns' ? 'returns' : 'withheld'}
        // A filter of one list says nothing in the other.
        onChange={(tab) => setParams(new URLSearchParams(tab === 'returns' ? { tab } : {}))}
        items={[
          {
            key: 'withheld',
            label: t('tab.withheld'),
            children: <WithheldList isStaff={false} />,
          },
          { key: 'returns', label: t('tab.returns'), children: <ReturnsTab /> },
        ]}
      />
    </ListPage>
  );
}

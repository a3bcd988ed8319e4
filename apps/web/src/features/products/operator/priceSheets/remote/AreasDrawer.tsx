import { getRemoteAreas } from '@alpaca/contract';
import { Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListQuery } from '../../../../../shared/list/useListQuery.ts';
import { DataTable } from '../../../../../shared/table/DataTable.tsx';

const widest = 760;
const first = { pageNo: 1, pageSize: 50 };

const Areas = ({ id }: { id: string }) => {
  const { t } = useTranslation('priceSheets');
  const [place, setPlace] = useState(first);
  const areas = useListQuery(getRemoteAreas, { id, ...place });
  return (
    <DataTable
      code="ops.remoteAreas"
      label={t('remote.grid')}
      query={areas}
      rowKey={({ countryCode, postFrom, postTo }) => `${countryCode} ${postFrom} ${postTo}`}
      place={{
        ...place,
        sort: '',
        go: ({ pageNo = place.pageNo, pageSize = place.pageSize }) =>
          setPlace({ pageNo, pageSize }),
      }}
      height={520}
      columns={(['countryCode', 'postFrom', 'postTo', 'remoteType'] as const).map((key) => ({
        key,
        title: t(`field.${key}`),
        width: 150,
      }))}
    />
  );
};

/** The areas of one revision. */
export const AreasDrawer = ({ id, onClose }: { id: string | null; onClose: () => void }) => {
  const { t } = useTranslation('priceSheets');
  return (
    <Drawer
      open={id !== null}
      destroyOnHidden
      size={Math.min(widest, window.innerWidth)}
      title={t('tab.remote')}
      onClose={onClose}
    >
      {id && <Areas key={id} id={id} />}
    </Drawer>
  );
};

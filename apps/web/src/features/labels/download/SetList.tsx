import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../shared/feedback/states/EmptyState.tsx';
import { DataTable } from '../../../shared/table/DataTable.tsx';
import { firstPageSize } from '../../../shared/table/paging.ts';
import { RowActions } from '../../../shared/table/RowActions.tsx';
import { wholePagePx } from '../../../shared/table/wholePage.ts';
import styles from './Download.module.css';
import { setColumns } from './setColumns.tsx';
import { useLabelSets } from './useLabelSets.ts';
import { useSetActions } from './useSetActions.ts';

const first = { pageNo: 1, pageSize: firstPageSize };

/** The sets that were made, the latest first, each followed until it is there. */
export const SetList = ({ onShow }: { onShow: (id: string) => void }) => {
  const { t } = useTranslation(['labelSets', 'papers', 'shared']);
  const [place, setPlace] = useState(first);
  const { sets, jobOf } = useLabelSets(place);
  const { download, missing } = useSetActions();
  return (
    <div className={styles.list}>
      <h2 className={styles.heading}>{t('list.title')}</h2>
      <DataTable
        code="labels.sets"
        label={t('list.title')}
        query={sets}
        height={wholePagePx}
        place={{
          ...place,
          sort: '',
          go: ({ pageNo = 1, pageSize = place.pageSize }) => setPlace({ pageNo, pageSize }),
        }}
        columns={setColumns(t, {
          jobOf,
          onOpen: ({ id }) => onShow(id),
          actions: (set) => (
            <RowActions
              of={set.createTime}
              actions={[
                download(set),
                { key: 'show', text: t('show'), onClick: () => onShow(set.id) },
                missing(set),
              ]}
            />
          ),
        })}
        onOpen={({ id }) => onShow(id)}
        empty={<EmptyState title={t('list.empty')} text={t('list.emptyText')} />}
      />
    </div>
  );
};

import { listCodLines } from '@alpaca/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ListEmpty } from '../../../shared/list/ListEmpty.tsx';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import { useListQuery } from '../../../shared/list/useListQuery.ts';
import { useUrlFilter } from '../../../shared/list/useUrlFilter.ts';
import { useRefresh } from '../../../shared/socket/useRefresh.ts';
import { useLookAtCod } from '../useLookAtCod.ts';
import { CodLineTable } from './CodLineTable.tsx';

/** Lines of all booked remittances whose order somebody has to find. */
export const LinesToMatch = ({ views }: { views: ReactNode }) => {
  const { t } = useTranslation('cod');
  const [{ pageNo, pageSize }] = useUrlFilter(listCodLines.query);
  const query = useListQuery(listCodLines, { pageNo, pageSize, only: 'toMatch' });
  useRefresh('user', useLookAtCod());
  const none = { title: t('noneToMatch'), text: t('noneToMatchText') };
  return (
    <ListPage title={t('title')} views={views}>
      <CodLineTable
        code="ops.codLinesToMatch"
        withRemittance
        mayAct
        query={query}
        empty={<ListEmpty isNarrowed={false} noneFound={none} {...none} />}
      />
    </ListPage>
  );
};

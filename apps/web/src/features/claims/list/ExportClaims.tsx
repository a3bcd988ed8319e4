import { exportClaims } from '@alpaca/contract';
import { newKey } from '../../../shared/api/key.ts';
import { request } from '../../../shared/api/request.ts';
import { useIsOperator } from '../../../shared/permission/useIsOperator.ts';
import { ExportButton } from '../../exports/index.ts';
import type { Claims } from './useClaims.ts';

/** The list as a spreadsheet, as it is filtered. */
export const ExportClaims = ({ claims }: { claims: Claims }) => {
  const isStaff = useIsOperator();
  const { pageNo: _, pageSize: __, ...filter } = claims.filter;
  return (
    <ExportButton
      kind={isStaff ? 'opsClaim' : 'claim'}
      filter={filter}
      count={claims.query.data?.page.total}
      start={(fields) => request(exportClaims, { body: { fields, filter } }, { key: newKey() })}
    />
  );
};

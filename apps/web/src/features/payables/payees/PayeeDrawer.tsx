import { listPayableEntries } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { BesideDrawer } from '../../../shared/feedback/beside/BesideDrawer.tsx';
import { useLastId } from '../../../shared/feedback/beside/useLastId.ts';
import { EmptyState } from '../../../shared/feedback/states/EmptyState.tsx';
import { useListQuery } from '../../../shared/list/useListQuery.ts';
import { DataTable } from '../../../shared/table/DataTable.tsx';
import { useOwnPlace } from '../../../shared/table/useOwnPlace.ts';
import { wholePagePx } from '../../../shared/table/wholePage.ts';
import { entryColumns } from './entryColumns.tsx';

const widest = 860;

const Ledger = ({ payeeId }: { payeeId: string }) => {
  const { t } = useTranslation('payees');
  const { page, place } = useOwnPlace();
  const query = useListQuery(listPayableEntries, { ...page, payeeId });
  return (
    <DataTable
      code="ops.payableEntries"
      label={t('ledger')}
      columns={entryColumns(t)}
      query={query}
      place={place}
      height={wholePagePx}
      empty={<EmptyState title={t('noEntries')} text={t('noEntriesText')} />}
    />
  );
};

interface Props {
  /** Empty: closed. */
  id: string;
  name: string;
  onClose: () => void;
}

/** All that made what a payee is owed, the latest first. */
export const PayeeDrawer = ({ id, name, onClose }: Props) => {
  const { t } = useTranslation('payees');
  const shown = useLastId(id);
  return (
    <BesideDrawer
      open={id !== ''}
      widest={widest}
      title={name ? t('ledgerOf', { name }) : t('ledger')}
      onClose={onClose}
    >
      {shown && <Ledger key={shown} payeeId={shown} />}
    </BesideDrawer>
  );
};

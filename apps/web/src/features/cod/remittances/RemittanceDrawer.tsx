import { getRemittance, listCodLines, type Remittance } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { BesideDrawer } from '../../../shared/feedback/beside/BesideDrawer.tsx';
import styles from '../../../shared/feedback/beside/Parts.module.css';
import { useLastId } from '../../../shared/feedback/beside/useLastId.ts';
import { DetailState } from '../../../shared/feedback/states/DetailState.tsx';
import { Amount } from '../../../shared/feedback/values/Amount.tsx';
import { ListEmpty } from '../../../shared/list/ListEmpty.tsx';
import { useListQuery } from '../../../shared/list/useListQuery.ts';
import { useOwnPlace } from '../../../shared/table/useOwnPlace.ts';
import { wholePagePx } from '../../../shared/table/wholePage.ts';
import { RemittanceTag } from '../CodTags.tsx';
import { CodLineTable } from '../lines/CodLineTable.tsx';
import { RemittanceActs } from './RemittanceActs.tsx';

const widest = 1080;
const notHere = ['remittance.notFound', 'request.invalid'];

const Head = ({ remittance }: { remittance: Remittance }) => {
  const { t } = useTranslation('cod');
  const { total, kept, received, currency, state, payeeName, remitDay, note } = remittance;
  return (
    <div>
      <div className={styles.line}>
        <span className={styles.sum}>
          <Amount value={received} currency={currency} />
        </span>
        <RemittanceTag state={state} />
      </div>
      <p className={styles.soft}>
        {t('receivedOf', { payee: payeeName, day: remitDay, total, kept, currency })}
      </p>
      {note && <p className={styles.soft}>{note}</p>}
    </div>
  );
};

const Lines = ({ remittance }: { remittance: Remittance }) => {
  const { t } = useTranslation('cod');
  const { page, place } = useOwnPlace();
  const query = useListQuery(listCodLines, { ...page, remittanceId: remittance.id, only: 'all' });
  const none = { title: t('noLines'), text: t('noLinesText') };
  return (
    <section className={styles.view}>
      <h2>{t('lines')}</h2>
      <CodLineTable
        code="ops.codLines"
        withRemittance={false}
        mayAct={remittance.state !== 'discarded'}
        query={query}
        place={place}
        height={wholePagePx}
        empty={<ListEmpty isNarrowed={false} noneFound={none} {...none} />}
      />
    </section>
  );
};

interface Props {
  /** Empty: closed. */
  id: string;
  /** Its number, once that is known. */
  no: string;
  onClose: () => void;
  onImport: (begun?: string) => void;
}

/** One remittance: what came of what was collected, what may be done, and all its lines. */
export const RemittanceDrawer = ({ id, no, onClose, onImport }: Props) => {
  const { t } = useTranslation('cod');
  const shown = useLastId(id);
  const query = useCall(
    getRemittance,
    { query: { id: shown } },
    { enabled: shown !== '', meta: { quiet: true } },
  );
  const known = no || query.data?.remittanceNo;
  return (
    <BesideDrawer
      open={id !== ''}
      widest={widest}
      title={known ? t('of', { no: known }) : t('part.remittances')}
      onClose={onClose}
    >
      <DetailState query={query} notHere={notHere} gone={{ title: t('gone'), text: t('goneText') }}>
        {(remittance) => (
          <div key={remittance.id} className={styles.parts}>
            <Head remittance={remittance} />
            <RemittanceActs remittance={remittance} onImport={onImport} />
            <Lines remittance={remittance} />
          </div>
        )}
      </DetailState>
    </BesideDrawer>
  );
};

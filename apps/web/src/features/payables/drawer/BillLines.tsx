import { type CarrierBill, lineLists, listBillLines } from '@alpaca/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../../../shared/feedback/beside/Parts.module.css';
import { ListEmpty } from '../../../shared/list/ListEmpty.tsx';
import { useListQuery } from '../../../shared/list/useListQuery.ts';
import { StateSegments } from '../../../shared/table/StateSegments.tsx';
import { useOwnPlace } from '../../../shared/table/useOwnPlace.ts';
import { wholePagePx } from '../../../shared/table/wholePage.ts';
import { LineTable } from '../lines/LineTable.tsx';
import { NumberFilter } from '../lines/NumberFilter.tsx';

type Only = (typeof lineLists)[number];

/** All lines of a bill, or those that somebody has to look at. */
export const BillLines = ({ bill }: { bill: CarrierBill }) => {
  const { t } = useTranslation('billLines');
  const [sought, setSought] = useState<{ only: Only; number?: string | undefined }>({
    only: 'all',
  });
  const { page, place } = useOwnPlace();
  const query = useListQuery(listBillLines, { ...page, ...sought, billId: bill.id });
  const { only, number } = sought;
  const seek = (change: Partial<typeof sought>) => {
    setSought({ ...sought, ...change });
    place.go({});
  };
  const counts = { all: bill.lines, unknown: bill.unknown, twice: bill.twice };
  const narrowed = { title: t('noneFound'), text: t('noneFoundText') };
  const isOver = bill.state === 'replaced' || bill.state === 'discarded';
  return (
    <section className={styles.view}>
      <h2>{t('lines')}</h2>
      <StateSegments<Only>
        label={t('lines')}
        here={only}
        onChange={(to) => seek({ only: to })}
        states={lineLists.map((value) => ({
          value,
          text: t(`only.${value}`),
          count: counts[value],
        }))}
      />
      <LineTable
        code="ops.billLines"
        withBill={false}
        mayAct={!isOver}
        query={{ ...query, data: query.data?.page }}
        place={place}
        height={wholePagePx}
        filter={<NumberFilter value={{ number }} onChange={seek} onSame={query.refetch} />}
        empty={
          <ListEmpty
            isNarrowed={bill.lines > 0}
            noneFound={narrowed}
            title={t('noLines')}
            text={t('noLinesText')}
          />
        }
      />
    </section>
  );
};

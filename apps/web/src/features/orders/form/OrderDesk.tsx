import { usualDuty } from '@alpaca/contract';
import { useCallback, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { wordsOf } from '../../../shared/inputs/schemaRule.ts';
import { useByAndBy } from '../../../shared/lib/useByAndBy.ts';
import { usePhone } from '../../../shared/lib/usePhone.ts';
import { useQuotes } from '../../rates/index.ts';
import { quoteOf } from '../model/formOf.ts';
import { placeOfHint } from '../model/placeOfHint.ts';
import type { OrderValues, Party, Side } from '../model/values.ts';
import { BoxLines } from './boxes/BoxLines.tsx';
import { GoodsLines } from './goods/GoodsLines.tsx';
import { LineChoice } from './line/LineChoice.tsx';
import { LineCompare } from './line/LineCompare.tsx';
import { useLines } from './line/useLine.ts';
import styles from './Order.module.css';
import { OrderPanel } from './panel/OrderPanel.tsx';
import { PartyCard } from './party/PartyCard.tsx';
import { ServiceFields } from './services/ServiceFields.tsx';
import { useOrder } from './useOrder.ts';
import { useOrderEnd } from './useOrderEnd.ts';
import { useSendOrder } from './useSendOrder.tsx';
import { useWanted } from './useWanted.ts';
import { useWordsUnder } from './wordsUnder.ts';

/** Special line: the line first, then the form. More lines: the form first, then the lines compared. */
export type Way = 'special' | 'lines';

/** Boxes, goods, services. */
const below = 3;

interface Props {
  way: Way;
  /** The order to go on with. */
  id: string | undefined;
  orderNo: string | undefined;
  shelf: string;
  start: OrderValues;
  lacksDefault: (side: Side) => boolean;
  /** Fills the form with the order as it is saved now. */
  onReload: () => void;
}

/** The order's form, its cost beside it. */
export const OrderDesk = ({ way, id, orderNo, shelf, start, lacksDefault, onReload }: Props) => {
  const { t } = useTranslation('orders');
  const root = useRef<HTMLDivElement>(null);
  const order = useOrder(shelf, start);
  const phone = usePhone();
  // What lies below the first screen of a phone: it comes part by part, or at once where something in it is wrong.
  const inTurn = useByAndBy(below, 0, 1);
  const drawn = phone && !order.asked ? inTurn : below;
  const { values, change, words, issues } = order;
  const { wanted, goTo } = useWanted(root);
  const radar = useQuotes(useMemo(() => quoteOf(values), [values]));
  const { productId } = values;
  const lines = useLines(productId, values.shipper.countryCode);
  const quote = radar.quotes?.find((one) => one.productId === productId);
  const end = useOrderEnd(way, id, order.forget);

  const requote = async () => {
    const { data } = await radar.refetch();
    const now = data?.find((one) => one.productId === productId);
    return now?.ok ? now.total : undefined;
  };
  const tell = (found: Record<string, string>) => {
    order.tell(found);
    const [first] = Object.keys(found);
    if (first) goTo(first);
  };
  const { submit, save, rest, dialog } = useSendOrder({
    id,
    orderNo,
    onIssues: tell,
    requote,
    onReload,
  });
  const lineIssue = lines.isElsewhere
    ? t('line.elsewhere')
    : productId === undefined && wordsOf('web.verify.33');
  const onSubmit = async () => {
    order.ask();
    const [wrong] = [...Object.keys(issues), ...(lineIssue ? ['productId'] : [])];
    if (wrong) return goTo(wrong);
    const total = quote?.ok ? quote.total : undefined;
    const sent = await submit(values, { total });
    if (sent) end.sent(sent.id);
  };
  const onDraft = async () => {
    const saved = await save(values);
    if (saved) end.saved(saved.id);
  };

  const onShipper = useCallback((shipper: Party) => change({ shipper }), [change]);
  const onConsignee = useCallback(
    (consignee: Party, code?: string) => change({ consignee, deliveryAddressCode: code }),
    [change],
  );
  const choose = useCallback((chosen: string) => change({ productId: chosen }), [change]);
  const boxWords = useWordsUnder(words, 'boxes');
  const goodsWords = useWordsUnder(words, 'goods');
  const line = {
    quotes: radar.quotes,
    productId,
    issue: ((order.asked || lines.isElsewhere) && lineIssue) || undefined,
    onChange: choose,
  };
  return (
    <div ref={root} className={styles.desk}>
      <div className={styles.form}>
        {way === 'special' && <LineChoice {...line} lines={lines.offered} chosen={lines.chosen} />}
        <div className={styles.parties}>
          <PartyCard
            side="shipper"
            party={values.shipper}
            words={useWordsUnder(words, 'shipper')}
            wanted={wanted}
            lacksDefault={lacksDefault('shipper')}
            onChange={onShipper}
          />
          <PartyCard
            side="consignee"
            party={values.consignee}
            words={useWordsUnder(words, 'consignee')}
            wanted={wanted}
            lacksDefault={lacksDefault('consignee')}
            onChange={onConsignee}
          />
        </div>
        {drawn > 0 && (
          <BoxLines rows={values.boxes} words={boxWords} wanted={wanted} onChange={change} />
        )}
        {way === 'lines' && drawn > 0 && <LineCompare {...line} />}
        {drawn > 1 && (
          <GoodsLines
            rows={values.goods}
            currency={values.declaredCurrency}
            words={goodsWords}
            wanted={wanted}
            onChange={change}
          />
        )}
        {drawn > 2 && (
          <ServiceFields
            services={values}
            countryCode={values.consignee.countryCode}
            lineDuty={lines.chosen?.dutyTerms ?? usualDuty}
            words={words}
            onChange={change}
          />
        )}
        {drawn < below && <div className={styles.coming} />}
      </div>
      <div className={styles.aside} data-beside>
        <OrderPanel
          quote={quote}
          lacksLine={Boolean(radar.quotes) && !quote}
          error={radar.error}
          busy={radar.busy}
          rest={rest}
          onField={(field) => goTo(placeOfHint(field, values))}
          onSubmit={onSubmit}
          onDraft={onDraft}
        />
      </div>
      {dialog}
    </div>
  );
};

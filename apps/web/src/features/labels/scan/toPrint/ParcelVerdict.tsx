import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { rechargeHref } from '../../../../shared/paths/finance.ts';
import { detailHref, formHref } from '../../../../shared/paths/orders.ts';
import { LinkButton } from '../../../../shared/place/LinkButton.tsx';
import { useKeyed } from '../../../../shared/scanner/useKeyed.ts';
import { Verdict } from '../../../../shared/scanner/Verdict.tsx';
import { declaredOf, isUnderWay, type Parcel, type Question } from './parcel.ts';
import { parcelWords } from './parcelWords.ts';

const yesWords = {
  remote: 'yes',
  price: 'yes',
  unpaid: 'payNow',
  payPrice: 'payNow',
  noAnswer: 'retry',
  again: 'printNow',
  notPrinted: 'printNow',
} as const satisfies Record<Question, string>;

interface Props {
  parcel: Parcel | null;
  onYes: (parcel: Parcel) => void;
  onAside: (parcel: Parcel) => void;
}

const Actions = ({ parcel, onYes, onAside }: Props & { parcel: Parcel }) => {
  const { t } = useTranslation('scanToPrint');
  const keyed = useKeyed();
  const { step, question, fault, doubt, order } = parcel;
  const id = order?.id ?? '';
  const isMendable = fault === 'incomplete' || fault === 'refused';
  const yes = doubt?.issue === 'farOff' ? 'meant' : question && yesWords[question];
  return (
    <>
      {yes && (
        <Button type="primary" size="large" onClick={() => onYes(parcel)}>
          {keyed(t(`act.${yes}`), 'Enter')}
        </Button>
      )}
      {question === 'unpaid' && (
        <LinkButton size="large" to={rechargeHref()}>
          {t('topUp')}
        </LinkButton>
      )}
      {isMendable && (
        <LinkButton size="large" to={formHref({ id })}>
          {t('edit')}
        </LinkButton>
      )}
      {fault === 'notDraft' && (
        <LinkButton size="large" to={detailHref(id)}>
          {t('open')}
        </LinkButton>
      )}
      {(step === 'weighing' || step === 'asks') && (
        <Button size="large" aria-keyshortcuts="Escape" onClick={() => onAside(parcel)}>
          {keyed(t('aside'), 'Esc')}
        </Button>
      )}
    </>
  );
};

/** How the parcel in hand stands, in big words, and what its person can do. */
export const ParcelVerdict = ({ parcel, ...acts }: Props) => {
  const { t } = useTranslation('scanToPrint');
  if (!parcel) return <Verdict kind="ready" title={t('ready')} facts={[t('readyText')]} />;
  const { kind, title, text } = parcelWords(t, parcel);
  const { order, price, step, question } = parcel;
  const isWeighed = step === 'weighing' && !parcel.doubt;
  const declared = isWeighed ? declaredOf(parcel) : undefined;
  const isAsked = question === 'price' || question === 'payPrice';
  const total = order?.totalPrice;
  const facts = [
    text,
    declared ? t('declared', { kg: declared }) : '',
    price && isWeighed ? t('price', { ...price }) : '',
    price && isAsked ? t('total', { ...price }) : '',
    total && !isAsked ? t('total', { total, currency: order.currencyCode ?? '' }) : '',
    parcel.sku ? (order?.transactionOrderNo ?? '') : '',
    order?.consigneeName ?? '',
    order?.productName ?? '',
    parcel.sku && isUnderWay(parcel) ? t('left', { count: parcel.left }) : '',
  ];
  return (
    <Verdict kind={kind} title={title} number={parcel.number} facts={facts}>
      <Actions parcel={parcel} {...acts} />
    </Verdict>
  );
};

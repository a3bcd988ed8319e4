import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsavedGuard } from '../../../../shared/form/useUnsavedGuard.ts';
import { ListPage } from '../../../../shared/list/ListPage.tsx';
import { LinkButton } from '../../../../shared/place/LinkButton.tsx';
import styles from '../../../../shared/scanner/Scan.module.css';
import { ScanField } from '../../../../shared/scanner/ScanField.tsx';
import { ScanRows } from '../../../../shared/scanner/ScanRows.tsx';
import { ScaleLine } from '../../../../shared/scanner/scale/ScaleLine.tsx';
import { weightIn } from '../../../../shared/scanner/scale/scaleLine.ts';
import { useKey } from '../../../../shared/scanner/useKey.ts';
import { useWedge } from '../../../../shared/scanner/wedge/useWedge.ts';
import { ParcelVerdict } from './ParcelVerdict.tsx';
import { boxesOf, isUnderWay, type Parcel } from './parcel.ts';
import { parcelWords } from './parcelWords.ts';
import { useScanToPrint } from './useScanToPrint.ts';

/** From a draft to its label: scan, weigh, and the rest happens by itself. */
export default function ScanToPrintPage() {
  const { t } = useTranslation('scanToPrint');
  const field = useRef<HTMLInputElement>(null);
  const { parcels, scale, dialog, scan, weigh, agree, putAside } = useScanToPrint();
  const weighing = parcels.find(({ step }) => step === 'weighing') ?? null;
  const asking = parcels.find(({ step }) => step === 'asks') ?? null;
  const inHand = weighing ?? asking;
  const shown = inHand ?? parcels.findLast(({ step }) => step !== 'waiting') ?? null;
  // What went wrong since the last scan is told too, whichever it was.
  const lastScan = parcels.at(-1)?.scannedAt ?? 0;
  const [failed = null] = parcels
    .filter(({ step, steppedAt }) => step === 'wrong' && steppedAt > lastScan)
    .toSorted((a, b) => b.steppedAt - a.steppedAt);
  const besides = failed === shown ? null : failed;
  useUnsavedGuard(parcels.some((one) => isUnderWay(one) || one.step === 'asks'));

  const onScan = (text: string) => {
    const kg = weighing ? weightIn(text) : null;
    if (kg === null) void scan(text);
    else weigh(kg);
  };
  const onYes = (parcel: Parcel) => {
    if (parcel.doubt?.issue === 'farOff') weigh(parcel.doubt.kg);
    else void agree(parcel.key);
    field.current?.focus();
  };
  const onAside = ({ key }: Parcel) => {
    putAside(key);
    field.current?.focus();
  };
  useWedge(field, { onScan, onEmpty: () => inHand && onYes(inHand) });
  useKey('Escape', () => inHand && onAside(inHand));

  const label = () => {
    if (!weighing) return t('field');
    const boxes = boxesOf(weighing).length;
    const box = weighing.weights.length + 1;
    return boxes > 1 ? t('weighFieldBox', { box, boxes }) : t('weighField');
  };
  const count = (is: (parcel: Parcel) => boolean) => parcels.filter(is).length;
  return (
    <ListPage
      title={t('title')}
      actions={<LinkButton to="/order/print-settings">{t('settings')}</LinkButton>}
    >
      <div className={styles.desk}>
        <div className={styles.stage}>
          <ScanField
            ref={field}
            label={label()}
            placeholder={weighing ? t('weightHint') : t('fieldHint')}
            inputMode={weighing ? 'decimal' : 'text'}
            onScan={onScan}
          />
          <ScaleLine scale={scale} />
          <ParcelVerdict parcel={shown} onYes={onYes} onAside={onAside} />
          {besides && <ParcelVerdict parcel={besides} onYes={onYes} onAside={onAside} />}
        </div>
        <ScanRows
          title={t('list')}
          empty={t('listEmpty')}
          counts={[
            t('count.done', { count: count(({ step }) => step === 'done') }),
            t('count.running', { count: count(isUnderWay) }),
            t('count.wrong', { count: count(({ step }) => step === 'asks' || step === 'wrong') }),
          ]}
          rows={parcels.map((one) => {
            const { kind, title } = parcelWords(t, one);
            return {
              key: one.key,
              number: one.number,
              about: one.order?.transactionOrderNo ?? '',
              kind,
              words: title,
            };
          })}
        />
      </div>
      {dialog}
    </ListPage>
  );
}

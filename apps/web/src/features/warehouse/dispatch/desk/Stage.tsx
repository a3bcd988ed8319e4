import type { BagRow } from '@alpaca/contract';
import { Segmented } from 'antd';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import scan from '../../../../shared/scanner/Scan.module.css';
import { ScanField } from '../../../../shared/scanner/ScanField.tsx';
import { ScanRows } from '../../../../shared/scanner/ScanRows.tsx';
import { useKeyed } from '../../../../shared/scanner/useKeyed.ts';
import { Verdict, type VerdictKind } from '../../../../shared/scanner/Verdict.tsx';
import type { LineState } from '../../queue/queue.ts';
import styles from '../Dispatch.module.css';
import type { BagScan } from './bagQueue.ts';

const kindOf = ({ answer, problem }: BagScan): VerdictKind => {
  if (!answer) return problem ? 'wrong' : 'busy';
  if (!answer.stop) return 'right';
  return answer.stop.stop === 'alreadyIn' ? 'twice' : 'wrong';
};

interface Props {
  field: RefObject<HTMLInputElement | null>;
  bag: BagRow | undefined;
  isOut: boolean;
  scans: readonly BagScan[];
  line: LineState;
  onOut: (isOut: boolean) => void;
  onScan: (text: string) => void;
}

/** Where boxes are scanned: the field, the last answer in big words, and what was scanned before. */
export const Stage = ({ field, bag, isOut, scans, line, onOut, onScan }: Props) => {
  const { t } = useTranslation('dispatch');
  const keyed = useKeyed();
  const last = scans.at(-1);
  const words = (one: BagScan) => {
    if (one.answer?.stop) return t(`stop.${one.answer.stop.stop}`);
    if (one.answer) return t(one.isOut ? 'tookOut' : 'putIn');
    return one.problem || t(line === 'up' ? 'sending' : 'kept');
  };
  const facts = (one: BagScan) => {
    const { stop, moved, bag: after } = one.answer ?? {};
    if (stop) return [stop.text];
    if (!moved || !after) return [];
    return [
      moved.countryCode,
      `${moved.weightKg} kg`,
      moved.boxesOf > 1 ? t('boxesOf', { in: moved.boxesIn, of: moved.boxesOf }) : '',
      t('bagFigures', { boxes: t('boxCount', { count: after.boxes }), net: after.netKg }),
    ];
  };
  return (
    <div className={scan.stage}>
      <div className={styles.between}>
        <p className={styles.into} data-out={isOut}>
          {bag ? t(isOut ? 'outOf' : 'into', { no: bag.bagNo }) : t('noBag')}
        </p>
        <Segmented
          aria-label={t('mode')}
          value={isOut ? 'out' : 'in'}
          options={[
            { value: 'in', label: t('modeIn') },
            { value: 'out', label: keyed(t('modeOut'), 'F8') },
          ]}
          onChange={(mode) => {
            onOut(mode === 'out');
            field.current?.focus();
          }}
        />
      </div>
      <ScanField ref={field} label={t('scanField')} placeholder={t('scanHint')} onScan={onScan} />
      {last ? (
        <Verdict
          kind={kindOf(last)}
          title={words(last)}
          number={last.number}
          facts={facts(last)}
          loud={kindOf(last) === 'wrong'}
        />
      ) : (
        <Verdict kind="ready" title={t('ready')} facts={[t('readyText')]} />
      )}
      <ScanRows
        title={t('scanned')}
        empty={t('scannedEmpty')}
        counts={[
          t('countIn', { count: scans.filter(({ answer }) => answer?.moved).length }),
          t('countStopped', { count: scans.filter(({ answer }) => answer?.stop).length }),
        ]}
        rows={scans.map((one) => ({
          key: one.key,
          number: one.number,
          about: one.answer?.moved?.transactionOrderNo ?? '',
          kind: kindOf(one),
          words: words(one),
        }))}
      />
    </div>
  );
};

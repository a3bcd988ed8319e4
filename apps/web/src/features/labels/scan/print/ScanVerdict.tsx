import { isMarked } from '@alpaca/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { usePhone } from '../../../../shared/lib/usePhone.ts';
import styles from '../../../../shared/scanner/Scan.module.css';
import { Verdict, type VerdictKind } from '../../../../shared/scanner/Verdict.tsx';
import { isAsking, isUnderWay, type Scan } from './scanPrint.ts';

export const reasonKeys = ['1', '2', '3', '4'] as const;
export type ReasonKey = (typeof reasonKeys)[number];

export const kindOf = (scan: Scan): VerdictKind => {
  if (isUnderWay(scan)) return 'busy';
  if (isAsking(scan)) return 'twice';
  return scan.state === 'printed' ? 'right' : 'wrong';
};

interface Props {
  scan: Scan | null;
  underWay: number;
  onReason: (key: ReasonKey) => void;
}

/** The last scan's outcome in big words, and what it asks. */
export const ScanVerdict = ({ scan, underWay, onReason }: Props) => {
  const { t } = useTranslation('scanPrint');
  const isPhone = usePhone();
  if (!scan) return <Verdict kind="ready" title={t('ready')} facts={[t('readyText')]} />;
  const { state, last, message, pages, order } = scan;
  const said = () => {
    if (state === 'failed' && message) return message;
    if (state === 'printed')
      return order && isMarked(order) ? t('marked') : t('pages', { count: pages });
    if (state === 'again' && last) {
      const { time, userName: user, workstation } = last;
      return t('againBy', { time, user, workstation });
    }
    return t(`state.${state}Text`);
  };
  const facts = [
    said(),
    order && order.transactionOrderNo !== scan.number ? order.transactionOrderNo : '',
    order?.consigneeName ?? '',
    order?.productName ?? '',
    underWay > 0 ? t('more', { count: underWay }) : '',
  ];
  return (
    <Verdict kind={kindOf(scan)} title={t(`state.${state}`)} number={scan.number} facts={facts}>
      {isAsking(scan) && (
        <>
          <p className={styles.reasons}>{t(isPhone ? 'reasonsLabel' : 'reasonsKeys')}</p>
          {reasonKeys.map((key) => (
            <Button key={key} size="large" onClick={() => onReason(key)}>
              {t('reasonKey', { key, reason: t(`reason.${key}`) })}
            </Button>
          ))}
        </>
      )}
    </Verdict>
  );
};

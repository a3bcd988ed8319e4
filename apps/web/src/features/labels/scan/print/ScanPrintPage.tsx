import { Button } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsavedGuard } from '../../../../shared/form/useUnsavedGuard.ts';
import { ListPage } from '../../../../shared/list/ListPage.tsx';
import { ActionButton } from '../../../../shared/permission/ActionButton.tsx';
import { LinkButton } from '../../../../shared/place/LinkButton.tsx';
import styles from '../../../../shared/scanner/Scan.module.css';
import { ScanField } from '../../../../shared/scanner/ScanField.tsx';
import { ScanRows } from '../../../../shared/scanner/ScanRows.tsx';
import { useKey } from '../../../../shared/scanner/useKey.ts';
import { useKeyed } from '../../../../shared/scanner/useKeyed.ts';
import { useWedge } from '../../../../shared/scanner/wedge/useWedge.ts';
import { kindOf, type ReasonKey, reasonKeys, ScanVerdict } from './ScanVerdict.tsx';
import { isAsking, isWrong, type Scan } from './scanPrint.ts';
import { useScanPrint } from './useScanPrint.ts';

const isReason = (text: string): text is ReasonKey =>
  (reasonKeys as readonly string[]).includes(text);

/** Prints the labels of whatever is scanned, one after the other. */
export default function ScanPrintPage() {
  const { t } = useTranslation('scanPrint');
  const keyed = useKeyed();
  const field = useRef<HTMLInputElement>(null);
  const { scans, shown, underWay, scan, again, dialog } = useScanPrint();
  const asked = shown && isAsking(shown) ? shown : null;
  useUnsavedGuard(underWay > 0);
  const printedLast = scans.findLast(({ state }) => state === 'printed');

  const onReason = (key: ReasonKey) => {
    if (asked) void again(asked.key, t(`reason.${key}`));
    field.current?.focus();
  };
  const onScan = (text: string) => {
    if (asked && isReason(text)) onReason(text);
    else void scan(text);
  };
  const reprint = ({ key }: Scan) => {
    void again(key, t('reprintReason'));
    field.current?.focus();
  };
  useWedge(field, { onScan, onEmpty: () => onReason('1') });
  useKey('F9', () => printedLast && reprint(printedLast));

  const count = (is: (scan: Scan) => boolean) => scans.filter(is).length;
  return (
    <ListPage
      title={t('title')}
      actions={
        <>
          <ActionButton
            aria-keyshortcuts="F9"
            disabledReason={printedLast ? undefined : t('reprintNone')}
            onClick={() => printedLast && reprint(printedLast)}
          >
            {keyed(t('reprintLast'), 'F9')}
          </ActionButton>
          <LinkButton to="/order/scan-record">{t('records')}</LinkButton>
          <LinkButton to="/order/print-settings">{t('settings')}</LinkButton>
        </>
      }
    >
      <div className={styles.desk}>
        <div className={styles.stage}>
          <ScanField ref={field} label={t('field')} placeholder={t('fieldHint')} onScan={onScan} />
          <ScanVerdict scan={shown} underWay={underWay} onReason={onReason} />
        </div>
        <ScanRows
          title={t('list')}
          empty={t('listEmpty')}
          counts={[
            t('count.printed', { count: count(({ state }) => state === 'printed') }),
            t('count.asked', { count: count(isAsking) }),
            t('count.wrong', { count: count(isWrong) }),
          ]}
          rows={scans.map((one) => ({
            key: one.key,
            number: one.number,
            about: one.order?.transactionOrderNo ?? '',
            kind: kindOf(one),
            words: t(`state.${one.state}`),
            actions: (one.state === 'printed' || isAsking(one)) && (
              <Button size="small" onClick={() => reprint(one)}>
                {t('reprint')}
              </Button>
            ),
          }))}
        />
      </div>
      {dialog}
    </ListPage>
  );
}

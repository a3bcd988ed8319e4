import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../../shared/permission/ActionButton.tsx';
import { say } from '../../../shared/store/notice.ts';
import { Card } from '../../../shared/ui/Card.tsx';
import { type PrintClient, PrintFailed } from '../printing/printClient.ts';
import { sheetIn, useWorkstation } from '../printing/workstation.ts';
import { dpiOf, isZpl, moved } from '../printing/zpl.ts';
import { OffsetFields } from './OffsetFields.tsx';
import { ScanBack } from './ScanBack.tsx';
import styles from './Settings.module.css';
import { testLabel } from './testLabel.ts';
import { longRuler } from './testLayout.ts';
import { testZpl } from './testZpl.ts';

/** A label that tells whether paper, place and barcodes are right, and what to do if not. */
export const TestCard = ({ client }: { client: PrintClient | null }) => {
  const { t } = useTranslation('printing');
  const { printers, offset, scale, sheet, format } = useWorkstation();
  const size = sheetIn('label', { sheet });
  const printer = printers.label;
  const byDots = client?.printRaw && isZpl(format);
  const isReady = client?.name === 'browser' || (client && printer !== '');
  const send = async (to: PrintClient) => {
    if (to.printRaw && isZpl(format)) {
      return to.printRaw({ zpl: await moved(testZpl(size, format), offset, format), printer });
    }
    return to.print({ pdf: testLabel(size), printer, size, copies: 1, offset, scale });
  };
  const print = async () => {
    if (!client) return;
    try {
      await send(client);
      say('success', t('test.printed'));
    } catch (error) {
      if (!(error instanceof PrintFailed)) throw error;
      say('error', t('choose.failed', { message: error.message }), { title: t('failed.title') });
    }
  };
  return (
    <Card title={t('test.title')}>
      <div className={styles.stack}>
        <p>{t('test.text')}</p>
        <div>
          <ActionButton
            type="primary"
            disabledReason={isReady ? undefined : t('test.noPrinter')}
            onClick={print}
          >
            {t('test.print')}
          </ActionButton>
        </div>
        <p>{t('test.measure', { length: longRuler(size) })}</p>
        <OffsetFields scales={!byDots} />
        <ScanBack size={size} dpi={dpiOf(byDots ? format : 'pdf')} />
      </div>
    </Card>
  );
};

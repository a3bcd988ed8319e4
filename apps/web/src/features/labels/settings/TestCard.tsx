import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../../shared/permission/ActionButton.tsx';
import { say } from '../../../shared/store/notice.ts';
import { Card } from '../../../shared/ui/Card.tsx';
import { type PrintClient, PrintFailed } from '../printing/printClient.ts';
import { sheetIn, useWorkstation } from '../printing/workstation.ts';
import { OffsetFields } from './OffsetFields.tsx';
import { ScanBack } from './ScanBack.tsx';
import styles from './Settings.module.css';
import { longRuler, testLabel } from './testLabel.ts';

/** A label that tells whether paper, place and barcodes are right, and what to do if not. */
export const TestCard = ({ client }: { client: PrintClient | null }) => {
  const { t } = useTranslation('printing');
  const { printers, offset, scale, sheet } = useWorkstation();
  const size = sheetIn('label', { sheet });
  const isReady = client?.name === 'browser' || (client && printers.label !== '');
  const print = async () => {
    if (!client) return;
    const job = { pdf: testLabel(size), printer: printers.label, size, copies: 1, offset, scale };
    try {
      await client.print(job);
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
        <OffsetFields />
        <ScanBack size={size} />
      </div>
    </Card>
  );
};

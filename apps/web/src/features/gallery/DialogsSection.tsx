import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../shared/api/error.ts';
import { ExportDialog } from '../../shared/feedback/ExportDialog.tsx';
import { ImportDialog } from '../../shared/feedback/ImportDialog.tsx';
import type { Report } from '../../shared/feedback/useRun.ts';
import { Piece, Row, Section, Value } from './Piece.tsx';

const steps = 5;

const pretend = async (report: Report, signal: AbortSignal) => {
  for (let step = 0; step < steps; step += 1) {
    if (signal.aborted) return;
    await new Promise((resolve) => setTimeout(resolve, 120));
    report(step / steps);
  }
};

const fieldKeys = ['no', 'status', 'country', 'price', 'weight', 'createTime'] as const;

/** The ways of files in and out. */
export const DialogsSection = () => {
  const { t } = useTranslation('gallery');
  const [open, setOpen] = useState<'import' | 'export' | null>(null);
  const [log, setLog] = useState<string[]>([]);
  const note = (line: string) => setLog((lines) => [...lines, line]);
  const close = () => setOpen(null);
  return (
    <Section title={t('section.dialogs')}>
      <Piece name="ImportDialog, ExportDialog">
        <Row>
          <Button onClick={() => setOpen('import')}>{t('dialog.import')}</Button>
          <Button onClick={() => setOpen('export')}>{t('dialog.export')}</Button>
        </Row>
        <Value name="log" value={log} />
      </Piece>
      <ImportDialog
        open={open === 'import'}
        title={t('dialog.import')}
        accept={['.xlsx', '.xls']}
        maxMb={1}
        templates={[{ text: t('dialog.template'), onDownload: () => note('template') }]}
        onImport={async (file, report, signal) => {
          await pretend(report, signal);
          if (file.name.startsWith('bad')) {
            throw new ApiError({ status: 422, errorKey: 'x', message: t('dialog.refusal') });
          }
          return { succeeded: 1_985, failed: 15, onErrorFile: () => note('error file') };
        }}
        onClose={close}
      />
      <ExportDialog
        open={open === 'export'}
        title={t('dialog.export')}
        count={1_234}
        fields={fieldKeys.map((key, index) => ({
          key,
          label: t(`order.${key}`),
          group: t(index < 3 ? 'dialog.order' : 'dialog.cost'),
        }))}
        onExport={async (fields, report, signal) => {
          await pretend(report, signal);
          note(fields.join(' '));
          return { text: t('dialog.ready'), onDownload: () => note('download') };
        }}
        onClose={close}
      />
    </Section>
  );
};

import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExportDialog } from '../../shared/feedback/files/ExportDialog.tsx';
import { FileDrop } from '../../shared/feedback/files/FileDrop.tsx';
import type { Report } from '../../shared/feedback/files/useRun.ts';
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
  const [open, setOpen] = useState(false);
  const [file, setFile] = useState<File | null>(null);
  const [log, setLog] = useState<string[]>([]);
  const note = (line: string) => setLog((lines) => [...lines, line]);
  return (
    <Section title={t('section.dialogs')}>
      <Piece name="FileDrop, ExportDialog">
        <FileDrop
          accept={['.xlsx', '.csv']}
          maxMb={1}
          file={file}
          onFile={(chosen) => {
            setFile(chosen);
            if (chosen) note(chosen.name);
          }}
        />
        <Row>
          <Button onClick={() => setOpen(true)}>{t('dialog.export')}</Button>
        </Row>
        <Value name="log" value={log} />
      </Piece>
      <ExportDialog
        open={open}
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
        onClose={() => setOpen(false)}
      />
    </Section>
  );
};

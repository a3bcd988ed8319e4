import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from './Dialog.tsx';
import { ErrorState } from './ErrorState.tsx';
import { FileDrop } from './FileDrop.tsx';
import { type ImportOutcome, ImportResult } from './ImportResult.tsx';
import { RunProgress } from './RunProgress.tsx';
import styles from './Transfer.module.css';
import { type Report, useRun } from './useRun.ts';

interface Props {
  open: boolean;
  title: string;
  accept: readonly string[];
  maxMb: number;
  /** Sheets to fill in. */
  templates?: readonly { text: string; onDownload: () => unknown }[];
  /** Choices that go with the file, such as what to do with its rows. */
  children?: ReactNode;
  onImport: (file: File, report: Report, signal: AbortSignal) => Promise<ImportOutcome>;
  onClose: () => void;
}

/** A file's way in: choose, send, follow, read what became of its rows. */
export const ImportDialog = (props: Props) => {
  const { open, title, accept, maxMb, templates = [], children, onImport, onClose } = props;
  const { t } = useTranslation('shared');
  const [file, setFile] = useState<File | null>(null);
  const { state, run, stop } = useRun<ImportOutcome>();
  const start = () => file && run((report, signal) => onImport(file, report, signal));
  const again = () => {
    stop();
    setFile(null);
  };
  const close = () => {
    again();
    onClose();
  };
  const ready = state.step === 'ready' || state.step === 'failed';
  return (
    <Dialog
      open={open}
      title={title}
      mask={{ closable: state.step !== 'running' }}
      onCancel={close}
      footer={[
        <Button key="close" onClick={close}>
          {t(state.step === 'done' ? 'action.close' : 'action.cancel')}
        </Button>,
        state.step === 'done' ? (
          <Button key="again" onClick={again}>
            {t('import.again')}
          </Button>
        ) : (
          <Button
            key="start"
            type="primary"
            disabled={!file}
            loading={state.step === 'running'}
            onClick={() => void start()}
          >
            {t('import.start')}
          </Button>
        ),
      ]}
    >
      {ready && (
        <div className={styles.body}>
          {templates.length > 0 && (
            <p>
              {t('import.templates')}
              {templates.map(({ text, onDownload }) => (
                <Button key={text} type="link" size="small" onClick={() => void onDownload()}>
                  {text}
                </Button>
              ))}
            </p>
          )}
          {children}
          <FileDrop accept={accept} maxMb={maxMb} file={file} onFile={setFile} />
          {state.step === 'failed' && <ErrorState error={state.error} />}
        </div>
      )}
      {state.step === 'running' && (
        <RunProgress share={state.share} text={t('import.running', { name: file?.name ?? '' })} />
      )}
      {state.step === 'done' && <ImportResult {...state.result} />}
    </Dialog>
  );
};

import { type ImportKindName, uploadImport } from '@alpaca/contract';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newKey } from '../../shared/api/key.ts';
import { upload } from '../../shared/api/upload.ts';
import { FileDrop } from '../../shared/feedback/files/FileDrop.tsx';
import { RunProgress } from '../../shared/feedback/files/RunProgress.tsx';
import { useRun } from '../../shared/feedback/files/useRun.ts';
import { ErrorState } from '../../shared/feedback/states/ErrorState.tsx';
import { ActionButton } from '../../shared/permission/ActionButton.tsx';
import { fetchTemplate } from './api.ts';
import styles from './Imports.module.css';
import { kindOf } from './kinds.ts';
import { Unfinished } from './Unfinished.tsx';

const endings = ['.xlsx', '.csv', '.txt'];
const maxMb = 30;

interface Props {
  kind: ImportKindName;
  /** What the rows go into, where the kind needs one. */
  target?: string | undefined;
  /** The sheets to fill in, where there are several. */
  templates?: ReactNode;
  onOpen: (id: string) => void;
  /** What there is to choose or to know beforehand. */
  children?: ReactNode;
}

/** The file's way in, or back to one that was not finished. */
export const ChooseStep = ({ kind, target, templates, onOpen, children }: Props) => {
  const { t } = useTranslation('imports');
  const [file, setFile] = useState<File | null>(null);
  // A file sent again after a lost answer is the same import.
  const [{ key, of }, setKey] = useState({ key: newKey(), of: kind });
  if (of !== kind) setKey({ key: newKey(), of: kind });
  const { state, run, stop } = useRun<null>();

  const send = (chosen: File) =>
    run(async (report, signal) => {
      const query = { kind, ...(target && { target }) };
      const sending = { key, onProgress: report, signal };
      const { id } = await (kindOf(kind).send?.(chosen, sending) ??
        upload(uploadImport, { query, file: chosen }, sending));
      onOpen(id);
      return null;
    });
  const choose = (chosen: File | null) => {
    setFile(chosen);
    setKey({ key: newKey(), of: kind });
    if (state.step === 'failed') stop();
  };
  return (
    <>
      <section className={styles.card}>
        <h2 className={styles.heading}>{t('choose.title')}</h2>
        {children}
        <div className={styles.template}>
          <p className={styles.soft}>{t('choose.text')}</p>
          {templates ?? (
            <ActionButton onClick={() => fetchTemplate(kind)}>{t('choose.template')}</ActionButton>
          )}
        </div>
        {state.step === 'running' ? (
          <RunProgress share={state.share} text={t('choose.sending', { name: file?.name ?? '' })} />
        ) : (
          <FileDrop accept={endings} maxMb={maxMb} file={file} onFile={choose} />
        )}
        {state.step === 'failed' && <ErrorState error={state.error} title={t('choose.failed')} />}
        <div className={styles.buttons}>
          {state.step === 'running' ? (
            <Button onClick={stop}>{t('choose.stop')}</Button>
          ) : (
            <Button type="primary" disabled={!file} onClick={() => file && void send(file)}>
              {t('choose.send')}
            </Button>
          )}
        </div>
      </section>
      <Unfinished kind={kind} onOpen={onOpen} />
    </>
  );
};

import { Button, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../dialogs/Dialog.tsx';
import { ErrorState } from '../states/ErrorState.tsx';
import { type ExportField, FieldChooser } from './FieldChooser.tsx';
import { RunProgress } from './RunProgress.tsx';
import styles from './Transfer.module.css';
import { type Report, useRun } from './useRun.ts';

interface Props {
  open: boolean;
  title: string;
  fields: readonly ExportField[];
  /** Chosen at first; by default all. */
  initial?: readonly string[];
  /** How many rows will be in it. */
  count?: number;
  /** How many of them are ticked; then these are meant, or all. */
  chosenCount?: number;
  /** Said while it is being made, such as where it will be found. */
  note?: string;
  /** Made at once or by a job; what to say about it comes back. */
  onExport: (
    fields: string[],
    report: Report,
    signal: AbortSignal,
    onlyChosen: boolean,
  ) => Promise<{ text: string; onDownload?: (() => unknown) | undefined }>;
  onClose: () => void;
}

// Many fields stand in more columns, so that the button stays in sight.
const manyFields = 40;
const [usual, wide] = [520, 920];

/** A list's way out: choose the fields, follow, fetch the file. */
export const ExportDialog = (props: Props) => {
  const { open, title, fields, initial, count, chosenCount, note, onExport, onClose } = props;
  const { t } = useTranslation('shared');
  const [chosen, setChosen] = useState(() => initial ?? fields.map(({ key }) => key));
  const [all, setAll] = useState(false);
  const onlyChosen = chosenCount !== undefined && !all;
  const rows = onlyChosen ? chosenCount : count;
  const { state, run, stop } = useRun<Awaited<ReturnType<typeof onExport>>>();
  const inOrder = fields.map(({ key }) => key).filter((key) => chosen.includes(key));
  const close = () => {
    stop();
    onClose();
  };
  const download = state.step === 'done' ? state.result.onDownload : undefined;
  return (
    <Dialog
      open={open}
      title={title}
      width={fields.length > manyFields ? wide : usual}
      mask={{ closable: state.step !== 'running' }}
      onCancel={close}
      footer={[
        <Button key="close" onClick={close}>
          {t(state.step === 'done' ? 'action.close' : 'action.cancel')}
        </Button>,
        state.step !== 'done' && (
          <Button
            key="start"
            type="primary"
            disabled={inOrder.length === 0}
            loading={state.step === 'running'}
            onClick={() =>
              void run((report, signal) => onExport(inOrder, report, signal, onlyChosen))
            }
          >
            {rows === undefined ? t('export.start') : t('export.startCount', { rows })}
          </Button>
        ),
      ]}
    >
      {(state.step === 'ready' || state.step === 'failed') && (
        <div className={styles.body}>
          {chosenCount !== undefined && (
            <Radio.Group
              aria-label={t('export.which')}
              value={all}
              onChange={({ target }) => setAll(target.value as boolean)}
              options={[
                { value: false, label: t('export.chosen', { rows: chosenCount }) },
                {
                  value: true,
                  label:
                    count === undefined
                      ? t('export.matching')
                      : t('export.matchingCount', { rows: count }),
                },
              ]}
            />
          )}
          <FieldChooser fields={fields} chosen={chosen} onChange={setChosen} />
          {state.step === 'failed' && <ErrorState error={state.error} title={t('export.failed')} />}
        </div>
      )}
      {state.step === 'running' && (
        <>
          <RunProgress share={state.share} text={t('export.running')} />
          {note && <p className={styles.hint}>{note}</p>}
        </>
      )}
      {state.step === 'done' && (
        <div className={styles.body} role="status">
          <p>{state.result.text}</p>
          {download && (
            <p>
              <Button type="primary" onClick={() => void download()}>
                {t('export.download')}
              </Button>
            </p>
          )}
        </div>
      )}
    </Dialog>
  );
};

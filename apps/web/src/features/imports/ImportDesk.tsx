import type { ImportView } from '@alpaca/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RunProgress } from '../../shared/feedback/files/RunProgress.tsx';
import { ErrorState } from '../../shared/feedback/states/ErrorState.tsx';
import { ResultPage } from '../../shared/feedback/states/ResultPage.tsx';
import { TableSkeleton } from '../../shared/feedback/states/Skeletons.tsx';
import { LinkButton } from '../../shared/place/LinkButton.tsx';
import { useImport } from './api.ts';
import { CancelButton } from './CancelButton.tsx';
import styles from './Imports.module.css';
import { kindOf } from './kinds.ts';
import { MappingStep } from './MappingStep.tsx';
import { madeText } from './made.ts';
import { RepairStep } from './RepairStep.tsx';

interface Props {
  id: string;
  onAnother: () => void;
  /** What follows once everything is in, where it is more than a page to look at. */
  onDone?: (() => void) | undefined;
}

const Working = ({ view }: { view: ImportView }) => {
  const { t } = useTranslation('imports');
  const { total } = view.counts;
  const words = view.status === 'reading' ? 'reading.text' : 'checking.text';
  return (
    <section className={styles.card}>
      <RunProgress share={undefined} text={t(words, { name: view.fileName })} />
      {total > 0 && <p className={styles.soft}>{t('reading.rows', { rows: total })}</p>}
      <div className={styles.buttons}>
        <CancelButton view={view} />
      </div>
    </section>
  );
};

const Ended = ({ view, onAnother, onDone }: Omit<Props, 'id'> & { view: ImportView }) => {
  const { t } = useTranslation('imports');
  const { status, counts, kind } = view;
  const another = (
    <Button type={onDone ? 'default' : 'primary'} onClick={onAnother}>
      {t(status === 'done' ? 'done.another' : 'failed.another')}
    </Button>
  );
  if (status !== 'done') {
    return (
      <ResultPage
        kind="failure"
        title={t(`ended.${status === 'failed' ? 'failed' : 'cancelled'}`)}
        text={view.failReason}
        actions={another}
      />
    );
  }
  const { place } = kindOf(kind);
  const rows = counts.committed;
  const made = madeText(view.made, t);
  return (
    <ResultPage
      kind="success"
      title={t(`done.title.${kind}`, { rows })}
      text={
        <>
          {made && <p>{made}</p>}
          {counts.skipped > 0 && <p>{t('done.skipped', { rows: counts.skipped })}</p>}
          <p>{view.fileName}</p>
        </>
      }
      actions={
        <>
          {onDone && (
            <Button type="primary" onClick={onDone}>
              {t(`done.look.${kind}`)}
            </Button>
          )}
          {another}
          {place && <LinkButton to={place(view.id)}>{t(`done.look.${kind}`)}</LinkButton>}
        </>
      }
    />
  );
};

/** One import, in whatever step it stands. */
export const ImportDesk = ({ id, onAnother, onDone }: Props) => {
  const { data: view, error, refetch, isFetching } = useImport(id);
  const [remapping, setRemapping] = useState(false);
  if (!view) {
    return error ? (
      <ErrorState error={error} onRetry={refetch} busy={isFetching} />
    ) : (
      <TableSkeleton />
    );
  }
  const { status, counts } = view;
  if (status === 'reading' || status === 'checking') return <Working view={view} />;
  if (status === 'mapping' || (remapping && status === 'ready')) {
    return (
      <MappingStep
        view={view}
        onMapped={() => setRemapping(false)}
        onBack={status === 'ready' ? () => setRemapping(false) : undefined}
      />
    );
  }
  const over = status === 'done' && counts.bad === 0 && counts.valid === 0;
  if (over || status === 'failed' || status === 'cancelled') {
    return <Ended view={view} onAnother={onAnother} onDone={onDone} />;
  }
  return <RepairStep view={view} onRemap={() => setRemapping(true)} />;
};

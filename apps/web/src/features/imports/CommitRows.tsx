import type { ImportView } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../shared/permission/ActionButton.tsx';
import type { CommitChoice } from './api.ts';
import { useCommitNotes } from './useCommitNotes.ts';

export interface CommitProps {
  view: ImportView;
  /** Why nothing can be brought in now. */
  blocked: string | undefined;
  onCommit: (choice?: CommitChoice) => Promise<void>;
}

/** Brings the good rows in, after asking. */
export const CommitRows = ({ view, blocked, onCommit }: CommitProps) => {
  const { t } = useTranslation('imports');
  const { valid } = view.counts;
  const notes = useCommitNotes(view);
  return (
    <ActionButton
      type="primary"
      disabledReason={blocked}
      confirm={{
        title: t(`commit.title.${view.kind}`, { rows: valid }),
        text: notes.join(' ') || undefined,
        yes: t('commit.yes'),
      }}
      onClick={() => onCommit()}
    >
      {t('action.commit', { rows: valid })}
    </ActionButton>
  );
};

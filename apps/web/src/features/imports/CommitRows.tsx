import type { ImportView } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../shared/permission/ActionButton.tsx';
import type { CommitChoice } from './api.ts';

export interface CommitProps {
  view: ImportView;
  /** Why nothing can be brought in now. */
  blocked: string | undefined;
  onCommit: (choice?: CommitChoice) => Promise<void>;
}

/** Brings the good rows in, after asking. */
export const CommitRows = ({ view, blocked, onCommit }: CommitProps) => {
  const { t } = useTranslation('imports');
  const { valid, bad } = view.counts;
  return (
    <ActionButton
      type="primary"
      disabledReason={blocked}
      confirm={{
        title: t(`commit.title.${view.kind}`, { rows: valid }),
        text: bad > 0 ? t('commit.someBad', { rows: bad }) : undefined,
        yes: t('commit.yes'),
      }}
      onClick={() => onCommit()}
    >
      {t('action.commit', { rows: valid })}
    </ActionButton>
  );
};

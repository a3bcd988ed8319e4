import { type ImportMove, type ImportView, importMoves } from '@alpaca/contract';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../shared/permission/ActionButton.tsx';
import { fetchErrorFile, useChangeImport } from './api.ts';
import { CancelButton } from './CancelButton.tsx';
import { CommitRows } from './CommitRows.tsx';
import styles from './Imports.module.css';
import { OwnPartsContext } from './ownParts.ts';
import { useCommit } from './useCommit.ts';

interface Props {
  view: ImportView;
  /** When all that was typed has been answered. */
  idle: () => Promise<void>;
  onNextBad: () => Promise<void>;
  onRemap: () => void;
}

/** What can be done with the rows as a whole. */
export const RepairActions = ({ view, idle, onNextBad, onRemap }: Props) => {
  const { t } = useTranslation('imports');
  const { id, status, counts } = view;
  const { look } = useChangeImport(id);
  const bringIn = useCommit(view);
  const blocked = (move: ImportMove) =>
    importMoves[status].includes(move) ? undefined : t(`blocked.${status}`);
  const noBad = counts.bad === 0 ? t('blocked.noBad') : undefined;
  const noValid = counts.valid === 0 ? t('blocked.noValid') : undefined;
  const { Commit = CommitRows } = use(OwnPartsContext);
  return (
    <div className={styles.buttons}>
      <ActionButton disabledReason={noBad} onClick={onNextBad}>
        {t('action.next')}
      </ActionButton>
      <ActionButton disabledReason={noBad} onClick={() => fetchErrorFile(id)}>
        {t('action.errorFile')}
      </ActionButton>
      <ActionButton disabledReason={blocked('map')} onClick={onRemap}>
        {t('action.remap')}
      </ActionButton>
      <CancelButton view={view} />
      <Commit
        view={view}
        blocked={blocked('commit') ?? noValid}
        onCommit={async (choice) => {
          await idle();
          // Where it is refused because something has changed, that is shown too.
          await bringIn(choice).finally(look);
        }}
      />
    </div>
  );
};

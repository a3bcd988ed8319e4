import { type MenuDraftEntry, moveMenu } from '@alpaca/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEdit } from '../../../shared/revision/useEdit.tsx';
import { useMenuWords } from '../useMenuWords.ts';
import { besideOf, type Step, stepTarget, type Target } from './places.ts';

interface Means {
  entries: readonly MenuDraftEntry[];
  /** Gives the draft as it stands afterwards. */
  look: () => Promise<readonly MenuDraftEntry[]>;
}

/** Moves entries one at a time, and says in words where each stands then. */
export const useMove = ({ entries, look }: Means) => {
  const { t } = useTranslation('menus');
  const { label, text } = useMenuWords();
  const [said, say] = useState('');
  const [busy, setBusy] = useState(false);
  const send = useEdit(
    moveMenu,
    { label, text, onTheirs: () => void look(), onlyTheirs: t('lookAgain') },
    { meta: { quiet: false } },
  );

  const tell = (id: string, now: readonly MenuDraftEntry[]) => {
    const entry = now.find((one) => one.id === id);
    if (!entry) return;
    const beside = besideOf(now, entry);
    const parent = now.find((one) => one.id === entry.parentId);
    say(
      t('movedTo', {
        name: entry.name,
        parent: parent?.name ?? t('top'),
        place: beside.findIndex((one) => one.id === id) + 1,
        of: beside.length,
      }),
    );
  };

  const put = async ({ id, revision }: MenuDraftEntry, target: Target) => {
    if (busy) return;
    setBusy(true);
    try {
      await send.mutateAsync({ body: { id, revision, ...target } });
      tell(id, await look());
    } catch {
      // Told already: by the dialog of who was first, or as a message.
      await look();
    } finally {
      setBusy(false);
    }
  };

  const step = (entry: MenuDraftEntry, where: Step) => {
    const target = stepTarget(entries, entry, where);
    if (target) void put(entry, target);
    else say(t(`cannot.${where}`, { name: entry.name }));
  };
  return { put, step, said, busy, dialog: send.dialog };
};

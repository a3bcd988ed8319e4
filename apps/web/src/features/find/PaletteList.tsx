import { useTranslation } from 'react-i18next';
import { DictText } from '../../shared/inputs/DictText.tsx';
import type { Entry, Group } from './found.ts';
import styles from './Palette.module.css';

interface Props {
  id: string;
  groups: readonly Group[];
  chosen: Entry | undefined;
  onPoint: (entry: Entry) => void;
  onOpen: (entry: Entry) => void;
}

/** What was found, under a heading for each kind. The field above has the focus and the keys. */
export const PaletteList = ({ id, groups, chosen, onPoint, onOpen }: Props) => {
  const { t } = useTranslation('find');
  return groups.map(({ kind, entries }) => (
    // biome-ignore lint/a11y/useSemanticElements: a list of options has no fieldsets
    <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
      <div id={`${id}-${kind}`} role="presentation" className={styles.kind}>
        {t(`kind.${kind}`)}
      </div>
      {entries.map((entry) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field above takes the keys
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
        <div
          key={entry.id}
          id={`${id}-${entry.id}`}
          role="option"
          aria-selected={entry === chosen}
          className={styles.option}
          onPointerMove={() => onPoint(entry)}
          onClick={() => onOpen(entry)}
        >
          <span className={styles.title}>{entry.title}</span>
          <span className={styles.detail}>{entry.detail}</span>
          {entry.status && (
            <span className={styles.status}>
              <DictText {...entry.status} />
            </span>
          )}
        </div>
      ))}
    </div>
  ));
};

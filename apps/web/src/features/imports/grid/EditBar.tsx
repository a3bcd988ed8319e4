import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Grid.module.css';
import type { Doing } from './useEditing.ts';

interface Props {
  onDo: (what: Doing) => void;
  canUndo: boolean;
  canRedo: boolean;
  /** Why nothing can be changed. */
  locked: string | undefined;
  /** What the chosen rows can be: left out, or let in again. Absent where neither is. */
  skip?: 'skip' | 'takeBack' | undefined;
  children?: ReactNode;
}

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);
const withKey = (key: string) => (isMac ? `⌘${key}` : `Ctrl+${key}`);

/** What the keys do to the chosen cells, for those who don't know them. */
export const EditBar = ({ onDo, canUndo, canRedo, locked, skip, children }: Props) => {
  const { t } = useTranslation('imports');
  const one = (what: Doing, key: string, possible: boolean, text: string) => (
    <Button
      size="small"
      type="text"
      disabled={locked !== undefined || !possible}
      title={`${text} (${key})`}
      onClick={() => onDo(what)}
    >
      {text}
    </Button>
  );
  return (
    <div className={styles.tools}>
      <div role="toolbar" aria-label={t('tools.label')} className={styles.toolbar}>
        {one('undo', withKey('Z'), canUndo, t('tools.undo'))}
        {one('redo', isMac ? '⇧⌘Z' : 'Ctrl+Shift+Z', canRedo, t('tools.redo'))}
        {one('fill', withKey('D'), true, t('tools.fill'))}
        {skip && one('skip', t('tools.skipKey'), true, t(`tools.${skip}`))}
      </div>
      {children}
    </div>
  );
};

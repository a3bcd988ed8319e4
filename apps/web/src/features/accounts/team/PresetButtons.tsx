import {
  type Permission,
  type PermissionNode,
  presetNames,
  presetOf,
  presets,
} from '@alpaca/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { leavesOf } from '../../../shared/inputs/boxTree.ts';
import styles from './PermissionTree.module.css';

interface Props {
  nodes: readonly PermissionNode[];
  value?: readonly Permission[];
  onChange?: (permissions: Permission[]) => void;
}

/** What people are usually hired for, in one press; what the presser doesn't hold is left out. */
export const PresetButtons = ({ nodes, value = [], onChange }: Props) => {
  const { t } = useTranslation('team');
  const offered = new Set(nodes.flatMap(leavesOf));
  const chosen = presetOf(value);
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are buttons, not fields of the form
    <div role="group" className={styles.presets} aria-label={t('preset')}>
      {presetNames.map((name) => (
        <Button
          key={name}
          size="small"
          type={chosen === name ? 'primary' : 'default'}
          aria-pressed={chosen === name}
          title={t(`preset.${name}.hint`)}
          onClick={() => onChange?.(presets[name].filter((one) => offered.has(one)))}
        >
          {t(`preset.${name}`)}
        </Button>
      ))}
    </div>
  );
};

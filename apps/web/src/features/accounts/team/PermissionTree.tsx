import type { Permission, PermissionNode } from '@alpaca/contract';
import { Checkbox } from 'antd';
import { BoxRows } from '../../../shared/inputs/BoxRows.tsx';
import { ticked } from '../../../shared/inputs/boxTree.ts';
import styles from './PermissionTree.module.css';
import { PresetButtons } from './PresetButtons.tsx';
import { toggled } from './permissionTree.ts';

interface Props {
  nodes: readonly PermissionNode[];
  label: string;
  value?: readonly Permission[];
  onChange?: (permissions: Permission[]) => void;
}

/** Permissions by the jobs they belong to; a group's box stands for all in it. */
export const PermissionTree = ({ nodes, label, value = [], onChange }: Props) => {
  const chosen = new Set<string>(value);
  const set = (node: PermissionNode, on: boolean) =>
    onChange?.(toggled(nodes, chosen, node, on) as Permission[]);
  const box = (node: PermissionNode) => {
    const { checked, some } = ticked(node, chosen);
    return (
      <Checkbox
        checked={checked}
        indeterminate={some}
        onChange={({ target }) => set(node, target.checked)}
      >
        {node.title}
      </Checkbox>
    );
  };
  return (
    <>
      <PresetButtons nodes={nodes} value={value} {...(onChange && { onChange })} />
      <fieldset className={styles.tree} aria-label={label}>
        <BoxRows nodes={nodes} box={box} />
      </fieldset>
    </>
  );
};

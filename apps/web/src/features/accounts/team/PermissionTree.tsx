import type { Permission, PermissionNode } from '@alpaca/contract';
import { Checkbox } from 'antd';
import styles from './PermissionTree.module.css';
import { PresetButtons } from './PresetButtons.tsx';
import { leavesOf, toggled } from './permissionTree.ts';

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
    const leaves = leavesOf(node);
    const on = leaves.filter((permission) => chosen.has(permission)).length;
    const checked = node.permission ? chosen.has(node.permission) : on === leaves.length;
    return (
      <Checkbox
        checked={checked}
        indeterminate={!checked && on > 0}
        onChange={({ target }) => set(node, target.checked)}
      >
        {node.title}
      </Checkbox>
    );
  };
  const rows = (list: readonly PermissionNode[]) => (
    <ul>
      {list.map((node) => (
        <li key={node.key}>
          {box(node)}
          {node.children.length > 0 && rows(node.children)}
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <PresetButtons nodes={nodes} value={value} {...(onChange && { onChange })} />
      <fieldset className={styles.tree} aria-label={label}>
        {rows(nodes)}
      </fieldset>
    </>
  );
};

import type { RoleNode } from '@alpaca/contract';
import { Checkbox, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BoxRows } from '../../../shared/inputs/BoxRows.tsx';
import { ticked } from '../../../shared/inputs/boxTree.ts';
import styles from '../Staff.module.css';
import { matching, toggled } from './roleTree.ts';

interface Props {
  nodes: readonly RoleNode[];
  value?: readonly string[];
  onChange?: (permissions: string[]) => void;
}

const find = (nodes: readonly RoleNode[], key: string): RoleNode | undefined =>
  nodes.reduce<RoleNode | undefined>(
    (found, node) => found ?? (node.key === key ? node : find(node.children, key)),
    undefined,
  );

/** Areas, pages and buttons; an area's or a page's box stands for all in it. */
export const RoleTree = ({ nodes, value = [], onChange }: Props) => {
  const { t } = useTranslation('staff');
  const [words, setWords] = useState('');
  const chosen = new Set(value);
  const shown = matching(nodes, words);
  const box = (node: RoleNode) => {
    const { checked, some } = ticked(node, chosen);
    // What was given by somebody else stays until it is taken away.
    const locked = !node.held && !checked;
    return (
      <Checkbox
        checked={checked}
        indeterminate={!node.permission && some}
        disabled={locked}
        {...(locked && { title: t('role.cannotPassOn') })}
        onChange={({ target }) => {
          // Of the whole tree: what a search hides is chosen with its area nevertheless.
          const whole = words.trim() === '' ? node : (find(nodes, node.key) ?? node);
          const pressed = node.type === 'group' && words.trim() !== '' ? node : whole;
          onChange?.(toggled(nodes, value, pressed, target.checked));
        }}
      >
        {node.title}
      </Checkbox>
    );
  };
  return (
    <>
      <Input.Search
        allowClear
        className={styles.search}
        aria-label={t('role.permissionsSearch')}
        placeholder={t('role.permissionsSearch')}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        onPressEnter={(event) => event.preventDefault()}
      />
      <fieldset className={styles.tree} aria-label={t('role.permissions')}>
        {shown.length > 0 ? (
          <BoxRows nodes={shown} box={box} />
        ) : (
          <p className={styles.hint}>{t('role.permissionsNone')}</p>
        )}
      </fieldset>
      <p className={styles.hint}>{t('role.permissionsHint', { count: value.length })}</p>
    </>
  );
};

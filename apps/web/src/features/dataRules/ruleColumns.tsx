import type { DataRule } from '@alpaca/contract';
import type { ReactNode } from 'react';
import { actionsWidth } from '../../shared/table/RowActions.tsx';
import type { Column } from '../../shared/table/types.ts';
import { conditionText, type RuleSubjects, type T } from './ruleWords.ts';

/** By page: what a rule leaves, and whom it narrows. */
export const ruleColumns = (
  t: T,
  subjects: RuleSubjects | undefined,
  open: (rule: DataRule) => void,
  actionsOf: (rule: DataRule) => ReactNode,
): Column<DataRule>[] => [
  {
    key: 'name',
    title: t('field.name'),
    width: 180,
    open,
    card: 'name',
    keep: true,
  },
  { key: 'menuName', title: t('field.menuId'), width: 130 },
  {
    key: 'subject',
    title: t('field.subject'),
    width: 110,
    render: ({ subject }) => t(`subject.${subject}`),
  },
  {
    key: 'conditions',
    title: t('conditions'),
    width: 320,
    render: ({ conditions }) =>
      conditions.map((condition) => conditionText(t, subjects, condition)).join(t('and')),
  },
  {
    key: 'roles',
    title: t('field.roleIds'),
    width: 160,
    render: ({ roles }) => roles.map(({ name }) => name).join(t('comma')) || t('noRoles'),
  },
  { key: 'people', title: t('people'), width: 90, align: 'end' },
  { key: 'actions', title: t('actions'), width: actionsWidth, render: actionsOf },
];

import type { MenuDraftEntry } from '@alpaca/contract';
import { HolderOutlined } from '@ant-design/icons';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../shared/feedback/values/StatusTag.tsx';
import { MenuIcon } from '../../../shared/icons/MenuIcon.tsx';
import type { Action } from '../../../shared/permission/ActionMenu.tsx';
import { RowActions } from '../../../shared/table/RowActions.tsx';
import { useMenuWords } from '../useMenuWords.ts';
import styles from './MenuTree.module.css';
import { type Step, steps } from './places.ts';
import type { useTreeDrag } from './useTreeDrag.ts';

interface Props {
  entry: MenuDraftEntry;
  level: number;
  /** Undefined where nothing is in it. */
  isFolded: boolean | undefined;
  /** The one that Tab leads to. */
  isFirst: boolean;
  drag: ReturnType<ReturnType<typeof useTreeDrag>>;
  onFold: (isFolded: boolean) => void;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onOpen: () => void;
  onAddBelow: () => void;
  onRemove: () => Promise<unknown>;
  onStep: (step: Step) => void;
}

/** Each keeps its look wherever it stands. */
const stateKinds = { added: 'success', moved: 'info', changed: 'processing' } as const;

const Marks = ({ entry }: { entry: MenuDraftEntry }) => {
  const { t } = useTranslation('menus');
  const { typeText } = useMenuWords();
  const { state, hidden, itOnly, isRoute, type } = entry;
  return (
    <span className={styles.marks}>
      <small>{typeText(type)}</small>
      {hidden && <small>{t('mark.hidden')}</small>}
      {itOnly && <small>{t('mark.itOnly')}</small>}
      {!isRoute && <small>{t('mark.noRoute')}</small>}
      {state !== 'same' && <StatusTag kind={stateKinds[state]}>{t(`state.${state}`)}</StatusTag>}
    </span>
  );
};

/** One entry: fold, take along, open, and what else can be done with it. */
export const TreeRow = (props: Props) => {
  const { entry, level, isFolded, isFirst, drag, onFold, onOpen, onStep } = props;
  const { t } = useTranslation('menus');
  const { kindsText, typeText } = useMenuWords();
  const { name, nameThird, type, icon, component, permission, url, kinds } = entry;
  const canHold = type === 'group' || type === 'page';
  const actions: (Action | false)[] = [
    { key: 'edit', text: t('edit'), permission: 'system:menus', onClick: onOpen },
    canHold && {
      key: 'add',
      text: t(type === 'group' ? 'addBelow' : 'addButton'),
      permission: 'system:menus',
      onClick: props.onAddBelow,
    },
    ...steps.map((step) => ({
      key: step,
      text: t(`step.${step}`),
      permission: 'system:menus' as const,
      onClick: () => onStep(step),
    })),
    {
      key: 'delete',
      text: t('delete'),
      permission: 'system:menus',
      danger: true,
      confirm: {
        title: t('deleteTitle', { name }),
        text: t('deleteText'),
        yes: t('delete'),
        danger: true,
      },
      onClick: props.onRemove,
    },
  ];
  return (
    <li
      className={styles.row}
      data-over={drag.over}
      style={{ '--level': level - 1 } as object}
      {...drag.target}
    >
      <span className={styles.handle} title={t('take')} aria-hidden="true" {...drag.source}>
        <HolderOutlined />
      </span>
      {isFolded === undefined ? (
        <span className={styles.fold} />
      ) : (
        <button
          type="button"
          className={styles.fold}
          aria-expanded={!isFolded}
          aria-label={t('fold', { name })}
          onClick={() => onFold(!isFolded)}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M6 4l4 4-4 4" />
          </svg>
        </button>
      )}
      <button
        type="button"
        className={styles.name}
        data-entry={entry.id}
        tabIndex={isFirst ? 0 : -1}
        aria-label={t('entry', {
          name: nameThird ? t('alsoCalled', { name, third: nameThird }) : name,
          level,
          type: typeText(type),
        })}
        onFocus={props.onFocus}
        onKeyDown={props.onKeyDown}
        onClick={onOpen}
      >
        {icon && <MenuIcon name={icon} />}
        <span>{name}</span>
        {nameThird && <small>{nameThird}</small>}
      </button>
      <Marks entry={entry} />
      <span className={styles.what}>{component || url || permission}</span>
      <span className={styles.kinds}>{kindsText(kinds)}</span>
      <RowActions of={name} actions={actions} />
    </li>
  );
};

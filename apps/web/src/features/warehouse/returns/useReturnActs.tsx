import { outcomesFor, type ReturnOutcome, type ReturnView, wishesFor } from '@alpaca/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Action } from '../../../shared/permission/ActionMenu.tsx';
import { EndDialog } from './EndDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { outcomeOf } from './outcomeOf.ts';
import { WishDialog } from './WishDialog.tsx';

type Asked = 'wish' | 'move' | ReturnOutcome;

/** What can be done with a return, what is wished first; and the dialog that asks for the rest. */
export const useReturnActs = (
  isStaff: boolean,
  { onChanged, onLeft }: { onChanged: () => void; onLeft: () => void },
) => {
  const { t } = useTranslation('returns');
  const [asked, setAsked] = useState<{ what: Asked; row: ReturnView } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const ask = (what: Asked, row: ReturnView) => () => {
    setAsked({ what, row });
    setOpen(true);
  };

  const ownActs = (row: ReturnView): Action[] =>
    wishesFor(row).length > 0
      ? [
          {
            key: 'wish',
            text: t(row.wish ? 'act.rewish' : 'act.wish'),
            permission: 'order:withheld',
            onClick: ask('wish', row),
          },
        ]
      : [];
  const staffActs = (row: ReturnView): Action[] => {
    const wished = row.wish && outcomeOf[row.wish];
    const ends = outcomesFor(row)
      .toSorted((a, b) => Number(b === wished) - Number(a === wished))
      .map((outcome) => ({
        key: outcome,
        text: t(`act.${outcome}`),
        permission: 'ops:returns' as const,
        danger: outcome === 'destroyed',
        onClick: ask(outcome, row),
      }));
    const move = {
      key: 'move',
      text: t(row.state === 'expected' ? 'act.shelve' : 'act.move'),
      permission: 'ops:returns' as const,
      onClick: ask('move', row),
    };
    const note = {
      key: 'wish',
      text: t('act.note'),
      permission: 'ops:returns' as const,
      onClick: ask('wish', row),
    };
    if (row.state === 'ended') return [];
    if (row.state === 'expected') return [move];
    const [fulfil, ...others] = ends;
    return wished && fulfil ? [fulfil, move, note, ...others] : [move, note, ...ends];
  };

  const given = asked && {
    row: asked.row,
    open: isOpen,
    onClose: () => setOpen(false),
    onChanged,
  };
  const key = asked ? `${asked.row.id}${asked.what}` : '';
  const dialog =
    given && asked.what === 'wish' ? (
      <WishDialog key={key} {...given} isStaff={isStaff} />
    ) : given && asked.what === 'move' ? (
      <MoveDialog key={key} {...given} onLeft={onLeft} />
    ) : (
      given && (
        <EndDialog key={key} {...given} onLeft={onLeft} outcome={asked.what as ReturnOutcome} />
      )
    );
  return { actsOf: isStaff ? staffActs : ownActs, dialog };
};

import type { CallSpec, ChangedMeanwhile, Request, Result } from '@alpaca/contract';
import { useRef, useState } from 'react';
import { ApiError } from '../api/error.ts';
import { useSend } from '../api/useSend.ts';
import { ChangedDialog, type Choice, type FieldWords } from './ChangedDialog.tsx';
import { type Fields, onTopOf } from './changed.ts';

type Body<C extends CallSpec> = Request<C> extends { body: infer B } ? B : never;
type Options<C extends CallSpec> = NonNullable<Parameters<typeof useSend<C>>[1]>;

interface Means<C extends CallSpec> extends FieldWords {
  /** Fills the form with what is stored now; `true` where it shows that already, and not only soon. */
  onTheirs: (changed: ChangedMeanwhile) => unknown;
  /** The form within the body, where that is not the body itself; left out, mine replaces theirs whole. */
  form?: { of: (body: Body<C>) => Fields; into?: (body: Body<C>, form: Fields) => Body<C> };
  /** What is mine on top of theirs, where that is more than fields. */
  over?: () => Promise<Body<C>>;
  /** Where nothing of one's own is saved over theirs, what is done with theirs instead. */
  onlyTheirs?: string;
}

interface Asked {
  changed: ChangedMeanwhile;
  mine: Fields;
}

type Begun = { id?: string; revision?: number };

/**
 * A call that saves a form which two people can hold open: `const edit = useEdit(editSku, means)`,
 * `edit.mutate({ body })` with the revision that the form was filled from, and `{edit.dialog}`. Who
 * comes second is told what changed and chooses; until then nothing is saved, and nothing is lost.
 */
export const useEdit = <C extends CallSpec>(call: C, means: Means<C>, options?: Options<C>) => {
  const meta = { quiet: 'fields' as const, ...options?.meta, edits: true };
  const send = useSend(call, { ...options, meta } as Options<C>);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [open, setOpen] = useState(false);
  const settle = useRef<(choice: Choice) => void>(() => {});
  // The latest that the form was filled from without being opened anew.
  const newest = useRef<Begun | null>(null);

  const ask = (question: Asked) =>
    new Promise<Choice>((resolve) => {
      setAsked(question);
      setOpen(true);
      settle.current = resolve;
    });
  const answer = (choice: Choice) => {
    setOpen(false);
    settle.current(choice);
  };
  const { of, into } = means.form ?? {
    of: (body: Body<C>) => body as Fields,
    into: (_: Body<C>, form: Fields) => form as Body<C>,
  };

  const mutateAsync = async ({ body }: { body: Body<C> }): Promise<Result<C>> => {
    const begun = body as Begun & Fields;
    const later = newest.current?.id === begun.id ? (newest.current?.revision ?? 0) : 0;
    const revision = Math.max(begun.revision ?? 0, later);
    const sent = { ...begun, ...(begun.revision !== undefined && { revision }) } as Body<C>;
    try {
      return await send.mutateAsync({ body: sent } as never);
    } catch (error) {
      const changed = error instanceof ApiError ? error.changed : undefined;
      if (!changed) throw error;
      const mine = of(sent);
      const choice = await ask({ changed, mine });
      const over = async () =>
        means.over ? means.over() : (into?.(sent, onTopOf(mine, changed)) ?? sent);
      if (choice === 'mine')
        return mutateAsync({
          body: { ...((await over()) as Fields), revision: changed.revision } as Body<C>,
        });
      if (choice === 'theirs') {
        // Until the form shows theirs, it has not seen their revision.
        if (means.onTheirs(changed) === true)
          newest.current = { ...(begun.id && { id: begun.id }), revision: changed.revision };
      }
      throw error;
    }
  };
  const { label, text } = means;
  return {
    isPending: send.isPending,
    error: send.error,
    mutateAsync,
    // Whoever doesn't wait hears of failures by the options and the dialog.
    mutate: (input: { body: Body<C> }) => void mutateAsync(input).catch(() => {}),
    reset: () => {
      newest.current = null;
      send.reset();
    },
    dialog: asked && (
      <ChangedDialog
        {...asked}
        open={open}
        merges={into !== undefined}
        onlyTheirs={means.onlyTheirs}
        label={label}
        text={text}
        onChoice={answer}
      />
    ),
  };
};

import type { CallSpec, Result } from '@alpaca/contract';
import { useState } from 'react';
import { useSend } from '../api/useSend.ts';
import { say } from '../store/notice.ts';

interface Seen {
  id: string;
  revision: number;
}

export interface Acting<T extends Seen> {
  open: boolean;
  /** As it stands now. */
  of: T;
  onClose: () => void;
  /** What stands now is shown: after it was done, and where somebody was faster. */
  onLook: () => void;
}

/**
 * An act on a thing as it was when its dialog opened. Who was told that it moved has seen what stands now, and
 * acts on that; what was typed is kept.
 */
export const useActOn = <C extends CallSpec, T extends Seen>(
  call: C,
  { of, onClose, onLook }: Acting<T>,
  done: string,
  /** Hears what was answered, even where the dialog is gone with it: what is said to `mutate` would not. */
  onDone?: (result: Result<C>) => void,
) => {
  const [first] = useState(of.revision);
  const [isTold, setTold] = useState(false);
  const send = useSend(call, {
    meta: { quiet: 'fields' },
    onError: () => {
      setTold(true);
      onLook();
    },
    onSuccess: (result) => {
      onDone?.(result);
      say('success', done);
      onLook();
      onClose();
    },
  });
  return { send, seen: { id: of.id, revision: isTold ? of.revision : first } };
};

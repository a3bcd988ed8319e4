import type { CallSpec, CostChange } from '@alpaca/contract';
import { useState } from 'react';
import { useSend } from '../../../shared/api/useSend.ts';
import { say } from '../../../shared/store/notice.ts';

export interface Acting {
  open: boolean;
  change: CostChange;
  onClose: () => void;
  /** What stands now is shown: after it was done, and where somebody was faster. */
  onLook: () => void;
}

/**
 * An act on a change as it was when its dialog opened. Who was told that it moved has seen what stands now, and
 * acts on that; what was typed is kept.
 */
export const useActOn = <C extends CallSpec>(
  call: C,
  { change, onClose, onLook }: Acting,
  done: string,
) => {
  const [first] = useState(change.revision);
  const [isTold, setTold] = useState(false);
  const send = useSend(call, {
    meta: { quiet: 'fields' },
    onError: () => {
      setTold(true);
      onLook();
    },
    onSuccess: () => {
      say('success', done);
      onLook();
      onClose();
    },
  });
  return { send, seen: { id: change.id, revision: isTold ? change.revision : first } };
};

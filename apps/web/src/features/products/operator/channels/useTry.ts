import { type ChannelForm, type Result, tryChannel } from '@alpaca/contract';
import { useState } from 'react';
import { useSend } from '../../../../shared/api/useSend.ts';
import { isBlank } from '../../../../shared/lib/isBlank.ts';

type SetUp = Pick<ChannelForm, 'adapter' | 'settings'>;

/** Settings without what was left empty. */
export const filledIn = (settings: Partial<ChannelForm['settings']> = {}) =>
  Object.fromEntries(
    Object.entries(settings).filter(([, value]) => !isBlank(value)),
  ) as ChannelForm['settings'];

const textOf = ({ adapter, settings }: SetUp) =>
  JSON.stringify([adapter, Object.entries(settings).sort()]);
export const isSame = (one: SetUp, other: SetUp) => textOf(one) === textOf(other);

/** The last try, for as long as the form says what was tried. */
export const useTry = () => {
  const [last, setLast] = useState<{ of: SetUp; said: Result<typeof tryChannel> } | null>(null);
  const send = useSend(tryChannel, { meta: { quiet: 'fields' } });
  return {
    send,
    said: (of: SetUp) => (last && isSame(last.of, of) ? last.said : null),
    ask: async ({ adapter, settings }: SetUp) => {
      const said = await send.mutateAsync({ body: { adapter, settings } });
      setLast({ of: { adapter, settings }, said });
      return said;
    },
  };
};

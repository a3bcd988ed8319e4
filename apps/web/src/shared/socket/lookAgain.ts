/** What ended the wait for the first connection: that it stood, or that it took too long; null while it is waited for. */
export type Begun = 'open' | 'without' | null;

/**
 * When to look again because the socket has opened. What was asked before its first connection stood may have
 * changed unheard, but a moment ago; what waited for that connection is on its way.
 */
export const lookAgain = (
  isFirst: boolean,
  begun: Begun,
  askedOnceBegun: boolean,
): 'now' | 'later' | 'never' => {
  if (!isFirst) return 'now';
  return askedOnceBegun && begun === 'open' ? 'never' : 'later';
};

import { useEffect, useEffectEvent } from 'react';
import { calm } from './calm.ts';
import { lookAgain } from './lookAgain.ts';
import { listen, useSocket } from './socket.ts';

// A job tells of every step; a page need not follow faster than a person reads.
const everyMs = 500;
// Word for everyone reaches every page of the tenant at once; their questions should not.
const spreadMs = 500;
// The page asked a moment before the first connection stood; what it missed meanwhile can wait until it stands.
const firstMs = 3_000;

type Kind = 'user' | 'topic' | 'any' | 'access';

/**
 * Whether the wait for the first connection is over. What nobody misses at once is asked only then: asked
 * before, it would have to be asked again, since nothing was heard meanwhile.
 */
export const useHasBegun = () => useSocket(({ begun }) => begun !== null);

/**
 * Calls back when something of that kind has changed: `user` for this user, `topic` for everyone at
 * the tenant, `access` where menus or permissions did. Also whenever the socket opens, since anything may
 * have been missed before; but the first time not for what was `askedOnceBegun`.
 */
export const useRefresh = (kind: Kind, callback: () => void, askedOnceBegun = false) => {
  const refresh = useEffectEvent(callback);
  useEffect(() => {
    const calmly = calm(() => refresh(), everyMs);
    let isFirst = useSocket.getState().begun !== 'open';
    let later: ReturnType<typeof setTimeout> | undefined;
    const ready = () => {
      const when = lookAgain(isFirst, useSocket.getState().begun, askedOnceBegun);
      if (when === 'now') calmly.ask();
      if (when === 'later') later = setTimeout(calmly.ask, firstMs);
      isFirst = false;
    };
    const forget = listen((word) => {
      if (word === 'ready') ready();
      else if (kind === word || (kind === 'any' && word !== 'access')) {
        calmly.ask(word === 'user' ? 0 : Math.random() * spreadMs);
      }
    });
    return () => {
      forget();
      clearTimeout(later);
      calmly.stop();
    };
  }, [kind, askedOnceBegun]);
};

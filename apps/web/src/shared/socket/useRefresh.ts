import { useEffect, useEffectEvent } from 'react';
import { calm } from './calm.ts';
import { listen } from './socket.ts';

// A job tells of every step; a page need not follow faster than a person reads.
const everyMs = 500;
// Word for everyone reaches every page of the tenant at once; their questions should not.
const spreadMs = 500;

type Kind = 'user' | 'topic' | 'any' | 'access';

/**
 * Calls back when something of that kind has changed: `user` for this user, `topic` for everyone at
 * the tenant, `access` where menus or permissions did. Also whenever the socket opens, since anything may
 * have been missed before.
 */
export const useRefresh = (kind: Kind, callback: () => void) => {
  const refresh = useEffectEvent(callback);
  useEffect(() => {
    const calmly = calm(() => refresh(), everyMs);
    const forget = listen((word) => {
      if (word === 'ready' || kind === word || (kind === 'any' && word !== 'access')) {
        calmly.ask(word === 'topic' || word === 'access' ? Math.random() * spreadMs : 0);
      }
    });
    return () => {
      forget();
      calmly.stop();
    };
  }, [kind]);
};

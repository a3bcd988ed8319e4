import { useEffect, useEffectEvent, useState } from 'react';
import { calm } from '../socket/calm.ts';
import { listen } from '../socket/socket.ts';
import { isFresh, useAccess } from './access.ts';
import { keepAccess } from './keptAccess.ts';

const everyMs = 500;
// A new menu reaches every page of the tenant at once; their questions should not.
const spreadMs = 500;

/**
 * Menu and permissions, asked for again as soon as somebody changes them, and when the socket comes back:
 * what was said meanwhile was not heard. Its first opening follows the answer that the page began with.
 */
export const useFreshAccess = () => {
  const access = useAccess();
  const look = useEffectEvent(() => void access.refetch());
  useEffect(() => {
    const calmly = calm(() => look(), everyMs);
    let before = false;
    const forget = listen((word) => {
      if (word === 'access' || (word === 'ready' && before)) {
        calmly.ask(Math.random() * spreadMs);
      }
      if (word === 'ready') before = true;
    });
    return () => {
      forget();
      calmly.stop();
    };
  }, []);
  const { data } = access;
  const fresh = isFresh(access);
  // What was kept shows the page; what it is today is asked at once.
  const isOld = data !== undefined && !fresh;
  const [before] = useState(data);
  useEffect(() => {
    if (isOld) look();
  }, [isOld]);
  useEffect(() => {
    if (data && fresh && data !== before) keepAccess(data);
  }, [data, fresh, before]);
  return access;
};

import { getLoginUserInfo } from '@alpaca/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { renewDictionaries } from '../../shared/api/renewDictionaries.ts';
import { useCall } from '../../shared/api/useCall.ts';
import { useHasBegun, useRefresh } from '../../shared/socket/useRefresh.ts';
import { refreshUser, useSession } from '../../shared/store/session.ts';

/**
 * Who is signed in, and the words of dictionaries: at once what this browser remembers, then what the
 * server says, and again whenever something has changed for everyone.
 */
export const useLoginUser = () => {
  const { user } = useSession();
  const queries = useQueryClient();
  const { data, refetch } = useCall(getLoginUserInfo, {}, { enabled: useHasBegun() });
  useRefresh('topic', () => void refetch(), true);
  useEffect(() => {
    if (!data) return;
    refreshUser(data.userInfo);
    renewDictionaries(queries, data.sysAllDictItems);
  }, [data, queries]);
  return user;
};

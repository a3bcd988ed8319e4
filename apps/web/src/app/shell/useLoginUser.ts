import { getLoginUserInfo } from '@alpaca/contract';
import { useEffect } from 'react';
import { useCall } from '../../shared/api/useCall.ts';
import { refreshUser, useSession } from '../../shared/store/session.ts';

/** Who is signed in: at once what this browser remembers, then what the server says. */
export const useLoginUser = () => {
  const { user } = useSession();
  const { data } = useCall(getLoginUserInfo);
  useEffect(() => {
    if (data) refreshUser(data.userInfo);
  }, [data]);
  return user;
};

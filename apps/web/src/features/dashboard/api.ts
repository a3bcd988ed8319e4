import { getLoginUserInfo } from '@alpaca/contract';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../shared/api/request.ts';
import { refreshUser, useSession } from '../../shared/store/session.ts';

/** Who is signed in: at once what this browser remembers, then what the server says. */
export const useLoginUser = () => {
  const { user } = useSession();
  useQuery({
    queryKey: [getLoginUserInfo.path],
    queryFn: async ({ signal }) => {
      const { userInfo } = await request(getLoginUserInfo, {}, { signal });
      refreshUser(userInfo);
      return userInfo;
    },
  });
  return user;
};

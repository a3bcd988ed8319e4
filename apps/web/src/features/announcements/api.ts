import {
  constants,
  getLastAnnouncement,
  listByUser,
  listMyNotices,
  markNoticeRead,
  queryNoticeById,
} from '@alpaca/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../shared/api/request.ts';
import { useSocket } from '../../shared/socket/socket.ts';
import { useHasBegun, useRefresh } from '../../shared/socket/useRefresh.ts';

const bellKey = [listByUser.path];
// Nobody asked for these aloud; the pop-over and the dialog say themselves what went wrong.
const quiet = { quiet: true };

/** Unread notices. The socket says when to look again; while it is closed we look by the clock. */
export const useBell = () => {
  const { status } = useSocket();
  const bell = useQuery({
    queryKey: bellKey,
    queryFn: ({ signal }) => request(listByUser, {}, { signal }),
    meta: quiet,
    enabled: useHasBegun(),
    // A server that can't answer is not helped by being asked every six seconds.
    refetchInterval: ({ state }) =>
      status === 'closed' && state.status !== 'error' ? constants.noticePollMs : false,
  });
  useRefresh('any', () => void bell.refetch(), true);
  return bell;
};
export type Bell = ReturnType<typeof useBell>;

export const useMarkRead = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (anntId: string) => request(markNoticeRead, { body: { anntId } }),
    meta: quiet,
    onSettled: () =>
      Promise.all(
        [bellKey, [listMyNotices.path]].map((queryKey) => queries.invalidateQueries({ queryKey })),
      ),
  });
};

export const useNotice = (id: string) =>
  useQuery({
    queryKey: [queryNoticeById.path, id],
    queryFn: ({ signal }) => request(queryNoticeById, { query: { id } }, { signal }),
    meta: quiet,
  });

export const useLastAnnouncement = (wanted: boolean) =>
  useQuery({
    queryKey: [getLastAnnouncement.path],
    queryFn: ({ signal }) => request(getLastAnnouncement, {}, { signal }),
    meta: quiet,
    enabled: wanted,
    // Asked once after sign-in; the bell follows what comes later.
    staleTime: Number.POSITIVE_INFINITY,
  });

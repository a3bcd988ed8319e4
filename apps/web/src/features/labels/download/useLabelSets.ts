import {
  fetchMissingLabels,
  getLabelSet,
  type JobEntry,
  type LabelSet,
  listLabelSets,
  pageJob,
} from '@alpaca/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall, useLookAgain } from '../../../shared/api/useCall.ts';
import { useSend } from '../../../shared/api/useSend.ts';
import { useListQuery } from '../../../shared/list/useListQuery.ts';
import { useRefresh } from '../../../shared/socket/useRefresh.ts';
import { say } from '../../../shared/store/notice.ts';

// The socket tells of every step; this is for when it can't.
const pollMs = 3_000;
const lookedThrough = 50;
const shown = [listLabelSets, getLabelSet, pageJob];

/** Looks again at everything that tells of sets. */
export const useRenewSets = () => useLookAgain(shown);

/** How far sets are that are being made. */
export const useJobOf = (isMaking: boolean) => {
  const jobs = useCall(
    pageJob,
    { body: { pageNo: 1, pageSize: lookedThrough } },
    { refetchInterval: isMaking && pollMs, meta: { quiet: true } },
  );
  const records = jobs.data?.records;
  return useMemo(() => {
    const byId = new Map(records?.map((job) => [job.id, job]));
    return ({ jobId }: LabelSet): JobEntry | undefined => byId.get(jobId);
  }, [records]);
};

/** The sets and, while any is being made, how far it is. */
export const useLabelSets = (place: { pageNo: number; pageSize: number }) => {
  const isMaking = (sets: readonly LabelSet[] = []) =>
    sets.some(({ status }) => status === 'making');
  const sets = useListQuery(listLabelSets, place, {
    refetchInterval: ({ state }) => isMaking(state.data?.records) && pollMs,
  });
  useRefresh('user', useRenewSets());
  const jobOf = useJobOf(isMaking(sets.data?.records));
  return { sets, jobOf };
};

/** Puts into a set what has become ready since. */
export const useFetchMissing = () => {
  const { t } = useTranslation('labelSets');
  const renew = useRenewSets();
  const send = useSend(fetchMissingLabels, { meta: { quiet: true } });
  return async (id: string) => {
    await send.mutateAsync({ body: { id } }).finally(renew);
    say('success', t('missing.started'));
  };
};

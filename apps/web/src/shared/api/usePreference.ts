import { getPreference } from '@alpaca/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { copyOf, keepCopy } from '../store/preferences.ts';
import { request } from './request.ts';
import { savePreference, savePreferenceSoon } from './savePreference.ts';

const fetchValue = async (code: string): Promise<unknown> => {
  // A change that never reached the server is newer than what the server has.
  await savePreference(code);
  const { value } = await request(getPreference, { params: { code } });
  if (!copyOf(code)?.unsaved) keepCopy(code, value, false);
  return copyOf(code)?.value ?? null;
};

// Another browser of the same person may have changed it, but nobody waits for that.
const freshMs = 5 * 60_000;

/**
 * A personal setting: `const [columns, setColumns] = usePreference('orders.columns', all)`. This
 * browser's copy comes at once, the server's follows; a change is seen at once and saved a moment
 * later. A failure is not told: the copy holds, and is saved with the next visit.
 */
export const usePreference = <T>(code: string, fallback: T) => {
  const client = useQueryClient();
  const queryKey = [getPreference.path, code];
  const { data } = useQuery({
    queryKey,
    queryFn: () => fetchValue(code),
    initialData: () => copyOf(code)?.value,
    initialDataUpdatedAt: 0,
    staleTime: freshMs,
    meta: { quiet: true },
  });
  const set = (value: T) => {
    // An answer on its way knows nothing of this change.
    void client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, value);
    savePreferenceSoon(code, value);
  };
  return [(data ?? fallback) as T, set] as const;
};

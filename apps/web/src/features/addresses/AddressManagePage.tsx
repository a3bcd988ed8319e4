import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { useCall } from '../../shared/api/useCall.ts';
import { FormSkeleton } from '../../shared/feedback/states/Skeletons.tsx';
import { useUrlFilter } from '../../shared/list/useUrlFilter.ts';
import { useHeld } from '../../shared/revision/useHeld.ts';
import { useTab } from '../../shared/tabs/tabContext.ts';
import styles from './AddressForm.module.css';
import { AddressForm } from './AddressForm.tsx';
import { type AddressKind, addressKinds, formCalls } from './kinds.ts';
import { listHref } from './paths.ts';

const Place = z.object({
  kind: z._default(z.enum(addressKinds), 'consignee'),
  id: z.optional(z.string()),
  copy: z.optional(z.string()),
});

/** The address to begin with; one that can't be had is told by the call, and the list is shown. */
const useInitial = (kind: AddressKind, source: string | undefined, copied: boolean) => {
  const navigate = useNavigate();
  const { active } = useTab();
  const { read, rules } = formCalls[kind];
  const { data, isError, refetch } = useCall(
    read as (typeof formCalls)['consignee']['read'],
    { query: { id: source ?? '' } },
    { enabled: source !== undefined, staleTime: 0, gcTime: 0 },
  );
  useEffect(() => {
    if (isError && active) void navigate(listHref(kind), { replace: true });
  }, [isError, active, kind, navigate]);
  const [round, setRound] = useState(0);
  const again = () => void refetch().then(() => setRound(round + 1));
  const seen = useHeld(data, String(round));
  if (source === undefined) return { round, again, initial: {} };
  if (!seen) return { round, again, initial: null };
  const entered = Object.entries(seen).filter(([name]) => name in rules.shape);
  // A copy is another address: neither the default nor known by the same code.
  const unlike = copied ? { isDefault: false, ...('code' in rules.shape && { code: '' }) } : {};
  const initial = { ...Object.fromEntries(entered), ...unlike };
  return { round, again, initial, revision: seen.revision };
};

const Manage = ({ kind, id, copy }: { kind: AddressKind; id?: string; copy?: string }) => {
  const { t } = useTranslation('addresses');
  const { initial, revision, round, again } = useInitial(kind, id ?? copy, copy !== undefined);
  const begun = id && revision !== undefined ? { id, revision } : undefined;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t(`${id ? 'edit' : 'add'}.${kind}`)}</h1>
      {initial ? (
        <AddressForm key={round} kind={kind} begun={begun} initial={initial} onTheirs={again} />
      ) : (
        <FormSkeleton fields={12} />
      )}
    </div>
  );
};

/** One address: new, changed, or begun as a copy of another. */
export default function AddressManagePage() {
  const [{ kind, id, copy }] = useUrlFilter(Place);
  return (
    <Manage
      key={`${kind} ${id} ${copy}`}
      kind={kind}
      {...(id && { id })}
      {...(copy && !id && { copy })}
    />
  );
}

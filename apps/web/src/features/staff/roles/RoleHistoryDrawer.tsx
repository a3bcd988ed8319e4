import {
  type FieldChange,
  getRoleHistory,
  type RecordChange,
  type Role,
  revertRole,
} from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { useSend } from '../../../shared/api/useSend.ts';
import { BesideDetail } from '../../../shared/feedback/beside/BesideDetail.tsx';
import { BesideDrawer } from '../../../shared/feedback/beside/BesideDrawer.tsx';

import { LoadState } from '../../../shared/feedback/states/ErrorState.tsx';
import { FormSkeleton } from '../../../shared/feedback/states/Skeletons.tsx';
import { TimeText } from '../../../shared/feedback/values/TimeText.tsx';
import { ActionButton } from '../../../shared/permission/ActionButton.tsx';
import { say } from '../../../shared/store/notice.ts';
import { DetailTable } from '../../../shared/table/DetailTable.tsx';
import { useLast } from '../useLast.ts';
import { useRoleName } from '../useRoleName.ts';
import { useRoleWords } from './useRoleWords.ts';
import { useTitles } from './useTitles.ts';

interface Props {
  role: Role | null;
  onClose: () => void;
  onChanged: () => void;
}

const listOf = (value: FieldChange['from']) => (Array.isArray(value) ? value : []);

const Changes = ({ of }: { of: RecordChange }) => {
  const { t } = useTranslation(['staff', 'shared']);
  const { label, text } = useRoleWords();
  const titleOf = useTitles();
  const told = (list: readonly string[]) => list.map(titleOf).join(t('shared:list.comma'));
  return of.changes.map(({ field, from, to }) => {
    if (field !== 'permissions') {
      const words = (value: FieldChange['from']) => text(field, value) ?? String(value ?? '—');
      const line = { field: label(field), from: words(from), to: words(to) };
      return <div key={field}>{t('role.changed', line)}</div>;
    }
    const [gave, took] = [
      listOf(to).filter((one) => !listOf(from).includes(one)),
      listOf(from).filter((one) => !listOf(to).includes(one)),
    ];
    return (
      <div key={field}>
        {gave.length > 0 && <div>{t('role.gave', { list: told(gave) })}</div>}
        {took.length > 0 && <div>{t('role.took', { list: told(took) })}</div>}
      </div>
    );
  });
};

const History = ({ role, onChanged }: { role: Role; onChanged: () => void }) => {
  const { t } = useTranslation('staff');
  const nameOf = useRoleName();
  const history = useCall(
    getRoleHistory,
    { query: { id: role.id } },
    { meta: { quiet: true }, staleTime: 0 },
  );
  const send = useSend(revertRole, { meta: { quiet: true } });
  const revert = async (to: number) => {
    const { id, revision } = role;
    try {
      await send.mutateAsync({ body: { id, revision, to } });
      say('success', t('role.reverted'));
    } finally {
      onChanged();
      void history.refetch();
    }
  };
  const back = ({ revision, at }: RecordChange) => (
    <ActionButton
      size="small"
      permission="system:roleEdit"
      disabledReason={role.beyond ? t('role.beyond') : undefined}
      confirm={{
        title: t('role.revert.title', { name: nameOf(role) }),
        text: t('role.revert.text', { at: at.slice(0, 16) }),
        yes: t('role.revert'),
      }}
      onClick={() => revert(revision - 1)}
    >
      {t('role.revert')}
    </ActionButton>
  );
  if (!history.data)
    return (
      <LoadState query={history}>
        <FormSkeleton fields={4} />
      </LoadState>
    );
  if (history.data.length === 0) return <p>{t('role.historyEmpty')}</p>;
  return (
    <DetailTable
      label={t('role.history')}
      rows={history.data}
      rowKey={({ revision }) => String(revision)}
      columns={[
        {
          key: 'at',
          title: t('role.when'),
          width: 140,
          render: ({ at }) => <TimeText value={at} to="minute" />,
        },
        { key: 'by', title: t('role.who'), width: 90 },
        { key: 'what', title: t('role.change'), width: 300, render: (one) => <Changes of={one} /> },
        { key: 'back', title: t('actions'), width: 130, render: back },
      ]}
    />
  );
};

/** How a role came to be what it is, and the way back. */
export const RoleHistoryDrawer = ({ role, onClose, onChanged }: Props) => {
  const { t } = useTranslation('staff');
  const nameOf = useRoleName();
  const shown = useLast(role);
  return (
    <BesideDrawer
      open={role !== null}
      widest={760}
      title={shown ? t('role.historyTitle', { name: nameOf(shown) }) : t('role.history')}
      onClose={onClose}
    >
      {shown && (
        <BesideDetail>
          <History key={shown.id} role={shown} onChanged={onChanged} />
        </BesideDetail>
      )}
    </BesideDrawer>
  );
};

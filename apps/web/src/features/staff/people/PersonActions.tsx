import {
  deleteStaff,
  endStaffSessions,
  type FirstLink,
  resetStaffPassword,
  type StaffMember,
  setStaffState,
} from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../shared/api/useSend.ts';
import { say } from '../../../shared/store/notice.ts';
import { RowActions } from '../../../shared/table/RowActions.tsx';

interface Props {
  of: StaffMember;
  onEdit: () => void;
  onSee: () => void;
  onChanged: () => void;
  onLink: (link: FirstLink & { name: string }) => void;
}

// Their failures are told by the menu.
const quiet = { meta: { quiet: true } };

/** What can be done about somebody; who can't be managed says why. */
export const PersonActions = ({ of, onEdit, onSee, onChanged, onLink }: Props) => {
  const { t } = useTranslation('staff');
  const { id, realname: name, state } = of;
  const change = useSend(setStaffState, quiet);
  const reset = useSend(resetStaffPassword, quiet);
  const end = useSend(endStaffSessions, quiet);
  const remove = useSend(deleteStaff, quiet);
  const disabledReason = of.lock === '' ? undefined : t(`lock.${of.lock}`);
  const common = { permission: 'system:staffEdit', disabledReason } as const;
  const question = (what: 'reset' | 'end' | 'disable' | 'delete') => ({
    title: t(`${what}.title`, { name }),
    text: t(`${what}.text`),
    yes: t(what),
    danger: what === 'disable' || what === 'delete',
  });
  const told = (words: string) => {
    say('success', words);
    onChanged();
  };
  const setState = async (disabled: boolean) => {
    await change.mutateAsync({ body: { id, disabled } });
    told(t(disabled ? 'disabled' : 'enabled', { name }));
  };
  return (
    <RowActions
      of={name}
      actions={[
        { ...common, key: 'edit', text: t('edit'), onClick: onEdit },
        { key: 'see', text: t('seeAs'), onClick: onSee },
        state !== 'left' && {
          ...common,
          key: 'reset',
          text: t('reset'),
          confirm: question('reset'),
          onClick: async () => {
            onLink({ ...(await reset.mutateAsync({ body: { id } })), name });
            onChanged();
          },
        },
        of.sessions > 0 && {
          ...common,
          key: 'end',
          text: t('end'),
          confirm: question('end'),
          onClick: async () => {
            const { ended } = await end.mutateAsync({ body: { id } });
            told(t('ended', { count: ended }));
          },
        },
        state === 'disabled' && {
          ...common,
          key: 'enable',
          text: t('enable'),
          onClick: () => setState(false),
        },
        (state === 'enabled' || state === 'waiting') && {
          ...common,
          key: 'disable',
          text: t('disable'),
          danger: true,
          confirm: question('disable'),
          onClick: () => setState(true),
        },
        state !== 'left' && {
          ...common,
          key: 'delete',
          text: t('delete'),
          danger: true,
          confirm: question('delete'),
          onClick: async () => {
            const { kept } = await remove.mutateAsync({ body: { id } });
            told(t(kept ? 'deletedKept' : 'deleted'));
          },
        },
      ]}
    />
  );
};

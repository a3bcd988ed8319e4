import { setTeamMemberState, type TeamMember } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../shared/api/useSend.ts';
import { say } from '../../../shared/store/notice.ts';
import { RowActions } from '../../../shared/table/RowActions.tsx';

interface Props {
  member: TeamMember;
  onEdit: () => void;
  onPassword: () => void;
  onChanged: () => void;
}

/** What can be done to a member; who can't be managed says why. */
export const MemberActions = ({ member, onEdit, onPassword, onChanged }: Props) => {
  const { t } = useTranslation('team');
  const { id, realname, disabled, lock } = member;
  // Its failures are told by the menu.
  const state = useSend(setTeamMemberState, { meta: { quiet: true } });
  const disabledReason = lock === '' ? undefined : t(`lock.${lock}`);
  const common = { permission: 'system:teamEdit', disabledReason } as const;
  const toggle = async () => {
    await state.mutateAsync({ body: { id, disabled: !disabled } });
    say('success', t(disabled ? 'enabled' : 'disabled', { name: realname }));
    onChanged();
  };
  return (
    <RowActions
      of={realname}
      actions={[
        { ...common, key: 'edit', text: t('edit'), onClick: onEdit },
        { ...common, key: 'password', text: t('resetPassword'), onClick: onPassword },
        disabled
          ? { ...common, key: 'enable', text: t('enable'), onClick: toggle }
          : {
              ...common,
              key: 'disable',
              text: t('disable'),
              danger: true,
              confirm: {
                title: t('disable.title', { name: realname }),
                text: t('disable.text'),
                yes: t('disable'),
                danger: true,
              },
              onClick: toggle,
            },
      ]}
    />
  );
};

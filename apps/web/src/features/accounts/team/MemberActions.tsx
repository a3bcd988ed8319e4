import { setTeamMemberState, type TeamMember } from '@alpaca/contract';
import { Space } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../shared/api/useSend.ts';
import { ActionButton } from '../../../shared/permission/ActionButton.tsx';
import { say } from '../../../shared/store/notice.ts';

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
  // Its failures are told by the button.
  const state = useSend(setTeamMemberState, { meta: { quiet: true } });
  const disabledReason = lock === '' ? undefined : t(`lock.${lock}`);
  const common = { size: 'small', permission: 'system:teamEdit', disabledReason } as const;
  const toggle = async () => {
    await state.mutateAsync({ body: { id, disabled: !disabled } });
    say('success', t(disabled ? 'enabled' : 'disabled', { name: realname }));
    onChanged();
  };
  return (
    <Space size="small">
      <ActionButton {...common} onClick={onEdit}>
        {t('edit')}
      </ActionButton>
      <ActionButton {...common} onClick={onPassword}>
        {t('resetPassword')}
      </ActionButton>
      <ActionButton
        {...common}
        danger={!disabled}
        onClick={toggle}
        confirm={
          disabled
            ? undefined
            : {
                title: t('disable.title', { name: realname }),
                text: t('disable.text'),
                yes: t('disable'),
                danger: true,
              }
        }
      >
        {t(disabled ? 'enable' : 'disable')}
      </ActionButton>
    </Space>
  );
};

import { listRoles, type Role, roleFits, type StaffKind } from '@alpaca/contract';
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { LoadState } from '../../../shared/feedback/states/ErrorState.tsx';
import { FormSkeleton } from '../../../shared/feedback/states/Skeletons.tsx';
import { DayInput } from '../../../shared/inputs/DayInput.tsx';
import { tenantNow } from '../../../shared/inputs/tenantNow.ts';
import styles from '../Staff.module.css';
import { useRoleName } from '../useRoleName.ts';

interface Given {
  roleId: string;
  until: string | null;
}

interface Props {
  kind: StaffKind;
  value?: readonly Given[];
  onChange?: (given: Given[]) => void;
}

/** Roles to give, each for good or until a day. */
export const GrantsInput = ({ kind, value = [], onChange }: Props) => {
  const { t } = useTranslation('staff');
  const nameOf = useRoleName();
  const roles = useCall(listRoles, {}, { meta: { quiet: true } });
  const given = (id: string) => value.find(({ roleId }) => roleId === id);
  const give = (roleId: string, on: boolean, until: string | null = null) => {
    const others = value.filter((one) => one.roleId !== roleId);
    onChange?.(on ? [...others, { roleId, until }] : others);
  };
  const line = (role: Role) => {
    const mine = given(role.id);
    const name = nameOf(role);
    const locked = role.beyond && !mine;
    return (
      <div key={role.id}>
        <Checkbox
          checked={mine !== undefined}
          disabled={locked}
          {...(locked && { title: t('role.beyond') })}
          onChange={({ target }) => give(role.id, target.checked)}
        >
          {name}
        </Checkbox>
        {mine && (
          <DayInput
            aria-label={t('roleFor', { role: name })}
            placeholder={t('forGood')}
            minDate={tenantNow()}
            value={mine.until ?? undefined}
            onChange={(day) => give(role.id, true, day ?? null)}
          />
        )}
      </div>
    );
  };
  if (!roles.data)
    return (
      <LoadState query={roles}>
        <FormSkeleton fields={2} />
      </LoadState>
    );
  const fitting = roles.data.filter((role) => roleFits(role.kind, kind) || given(role.id));
  return (
    <fieldset className={styles.grants} aria-label={t('roles')}>
      {fitting.map(line)}
    </fieldset>
  );
};

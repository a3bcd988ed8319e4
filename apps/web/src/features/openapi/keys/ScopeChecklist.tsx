import { type ApiScope, apiScopeNames, apiScopes } from '@alpaca/contract';
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { useMayEach } from '../../../shared/permission/permission.ts';
import { useMissingPermission } from '../../../shared/permission/useMissingPermission.ts';
import styles from '../OpenApi.module.css';
import { scopeKey } from './scopeWords.ts';

interface LineProps {
  scope: ApiScope;
  checked: boolean;
  /** It may be ticked, though the person lacks what it needs: the key has it already. */
  isKept: boolean;
  onChange: (on: boolean) => void;
}

const ScopeLine = ({ scope, checked, isKept, onChange }: LineProps) => {
  const { t } = useTranslation('openapi');
  const may = useMayEach();
  const missing = useMissingPermission(apiScopes[scope].find((permission) => !may(permission)));
  return (
    <Checkbox
      className={styles.scope ?? ''}
      checked={checked}
      disabled={missing !== undefined && !isKept}
      onChange={({ target }) => onChange(target.checked)}
    >
      {t(`scope.${scopeKey(scope)}`)}
      <small>{(!isKept && missing) || t(`scopeHint.${scopeKey(scope)}`)}</small>
    </Checkbox>
  );
};

interface Props {
  id?: string;
  label: string;
  /** What the key has already. */
  kept?: readonly ApiScope[] | undefined;
  value?: readonly ApiScope[];
  onChange?: (scopes: ApiScope[]) => void;
}

/** What a key may do, each with a plain line; what the person can't give says why. */
export const ScopeChecklist = ({ id, label, kept = [], value = [], onChange }: Props) => {
  const toggle = (scope: ApiScope, on: boolean) =>
    onChange?.(apiScopeNames.filter((one) => (one === scope ? on : value.includes(one))));
  return (
    <fieldset {...(id && { id })} className={styles.scopes} aria-label={label}>
      {apiScopeNames.map((scope) => (
        <ScopeLine
          key={scope}
          scope={scope}
          checked={value.includes(scope)}
          isKept={kept.includes(scope)}
          onChange={(on) => toggle(scope, on)}
        />
      ))}
    </fieldset>
  );
};

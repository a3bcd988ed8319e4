import { type ApiScope, apiScopeNames, apiScopes } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useMayEach } from '../../../shared/permission/permission.ts';
import { useMissingPermission } from '../../../shared/permission/useMissingPermission.ts';
import { CheckLine, Checklist, type Ticked } from '../Checklist.tsx';
import { scopeKey } from './scopeWords.ts';

interface LineProps {
  scope: ApiScope;
  checked: boolean;
  /** It may be ticked, though the person lacks what it needs: the key has it already. */
  isKept: boolean;
  onChange: (on: boolean) => void;
}

const ScopeLine = ({ scope, isKept, ...ticked }: LineProps) => {
  const { t } = useTranslation('openapi');
  const may = useMayEach();
  const missing = useMissingPermission(apiScopes[scope].find((permission) => !may(permission)));
  return (
    <CheckLine
      {...ticked}
      disabled={missing !== undefined && !isKept}
      hint={(!isKept && missing) || t(`scopeHint.${scopeKey(scope)}`)}
    >
      {t(`scope.${scopeKey(scope)}`)}
    </CheckLine>
  );
};

interface Props extends Ticked<ApiScope> {
  label: string;
  /** What the key has already. */
  kept?: readonly ApiScope[] | undefined;
}

/** What a key may do; what the person can't give says why. */
export const ScopeChecklist = ({ kept = [], ...rest }: Props) => (
  <Checklist
    {...rest}
    all={apiScopeNames}
    line={(scope, ticked) => (
      <ScopeLine key={scope} scope={scope} isKept={kept.includes(scope)} {...ticked} />
    )}
  />
);

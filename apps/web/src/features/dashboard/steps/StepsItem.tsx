import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { homePath } from '../../../shared/lib/paths.ts';
import { useFirstSteps, useStepsAway } from './useFirstSteps.ts';

/** The way back to the guide, in the account's menu. */
export const StepsItem = ({ className }: { className: string | undefined }) => {
  const { t } = useTranslation('dashboard');
  const { steps } = useFirstSteps();
  const [, setAway] = useStepsAway();
  if (steps.length === 0) return null;
  return (
    <Link
      to={homePath}
      role="menuitem"
      tabIndex={-1}
      className={className}
      onClick={() => setAway(false)}
    >
      {t('steps')}
    </Link>
  );
};

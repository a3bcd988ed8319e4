import { activationStatuses } from '@alpaca/contract';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ResultPage } from '../../shared/feedback/states/ResultPage.tsx';
import { useAuthStatus } from './useAuthStatus.ts';

const inactive: readonly number[] = [
  activationStatuses.none,
  activationStatuses.submitted,
  activationStatuses.rejected,
];

/** Pages about products and prices: who isn't activated has none, and is told how to get there. */
export const ActiveOnly = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const status = useAuthStatus();
  if (!inactive.includes(status)) return children;
  const reviewing = status === activationStatuses.submitted;
  return (
    <ResultPage
      kind="waiting"
      title={t(reviewing ? 'activation.waiting' : 'activeOnly.title')}
      text={t(reviewing ? 'activeOnly.reviewing' : 'activeOnly.text')}
      actions={
        <Button type="primary" onClick={() => void navigate('/basic/activation')}>
          {t(reviewing ? 'activeOnly.look' : 'activeOnly.go')}
        </Button>
      }
    />
  );
};

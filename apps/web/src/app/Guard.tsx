import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { ThirdLogin } from '../features/user/pages/ThirdLogin.tsx';
import { useSession } from '../shared/store/session.ts';
import { decide } from './decide.ts';

export const Guard = ({ children }: { children: ReactNode }) => {
  const place = useLocation();
  const { token } = useSession();
  const decision = decide(place, token);
  if (decision === 'stay') return children;
  if ('exchange' in decision) return <ThirdLogin code={decision.exchange} />;
  return <Navigate to={decision.go} replace />;
};

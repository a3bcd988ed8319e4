import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { fileClaimHref } from '../paths/claims.ts';
import { useMayClaim } from './useMayClaim.ts';

/** Leads to the form of a claim about an order, whoever may file one. */
export const ClaimLink = ({ orderId, children }: { orderId: string; children: ReactNode }) => {
  const { may, isStaff } = useMayClaim();
  return may ? <Link to={fileClaimHref(orderId, isStaff)}>{children}</Link> : null;
};

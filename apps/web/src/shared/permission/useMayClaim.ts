import { usePermission } from './permission.ts';
import { useIsOperator } from './useIsOperator.ts';

/** Whether the reader has to do with claims, and on which side. */
export const useMayClaim = () => {
  const isStaff = useIsOperator();
  const own = usePermission('order:claims');
  const desk = usePermission('ops:claims');
  return { may: isStaff ? desk : own, isStaff };
};

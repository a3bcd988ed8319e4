import { claimStalled, listClaims, type StalledParcel } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useCall } from '../../../shared/api/useCall.ts';
import { useSend } from '../../../shared/api/useSend.ts';
import { claimHref, fileClaimHref } from '../../../shared/paths/claims.ts';
import { ActionButton } from '../../../shared/permission/ActionButton.tsx';
import { useMayClaim } from '../../../shared/permission/useMayClaim.ts';

/** One press makes the claim of a parcel that is marked for it. */
const ClaimButton = ({ stallId }: { stallId: string }) => {
  const { t } = useTranslation('stalled');
  const navigate = useNavigate();
  const { mutateAsync } = useSend(claimStalled);
  const press = async () => {
    const { id } = await mutateAsync({ body: { stallId } });
    await navigate(claimHref(id, true));
  };
  return (
    <ActionButton permission="ops:claims" type="primary" onClick={press}>
      {t('claim.file')}
    </ActionButton>
  );
};

/** The way to the claim about a parcel that stands still, or to a new one. */
export const StallClaim = ({ stall }: { stall: StalledParcel }) => {
  const { t } = useTranslation('stalled');
  const { may, isStaff } = useMayClaim();
  const { id, orderId, state } = stall;
  const body = { orderId, state: 'all' as const };
  const { data } = useCall(listClaims, { body }, { enabled: may, meta: { quiet: true } });
  if (!may || !data) return null;
  const [claim] = data.page.records;
  if (claim) return <Link to={claimHref(claim.id, isStaff)}>{t('claim.see')}</Link>;
  if (!isStaff) return <Link to={fileClaimHref(orderId, isStaff)}>{t('claim.file')}</Link>;
  return state === 'claim' ? <ClaimButton stallId={id} /> : null;
};

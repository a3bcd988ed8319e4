import { usePermission } from '../../../shared/permission/permission.ts';
import { BadgeCard } from './BadgeCard.tsx';
import { FactorCard } from './FactorCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import { SignInsCard } from './SignInsCard.tsx';
import { StaffCard } from './StaffCard.tsx';

/** Where one is signed in and how one proves who one is. */
export default function SecuritySection() {
  const helpsOthers = usePermission('system:secondFactorReset');
  const worksAtStations = usePermission('ops:receive');
  return (
    <>
      <SessionsCard />
      <SignInsCard />
      <FactorCard />
      {worksAtStations && <BadgeCard />}
      {helpsOthers && <StaffCard />}
    </>
  );
}

import { Suspense } from 'react';
import { ThirdLogin } from '../features/user/pages/ThirdLogin.tsx';
import { Go } from '../shared/place/Go.tsx';
import { usePlace } from '../shared/place/place.ts';
import { useSession } from '../shared/store/session.ts';
import { Loading } from '../shared/ui/Loading.tsx';
import { Overlays } from '../shared/ui/Overlays.tsx';
import { isUserPath, signedInArea } from './areas.ts';
import { Boundary } from './Boundary.tsx';
import { decide } from './decide.ts';
import { PartView } from './Part.tsx';
import { UserArea } from './UserArea.tsx';

/** The guard: every change of address or session is decided here before anything is shown. */
const Guarded = () => {
  const place = usePlace();
  const { token } = useSession();
  const decision = decide(place, token);
  if (decision === 'stay')
    return isUserPath(place.pathname) ? <UserArea /> : <PartView of={signedInArea} />;
  if ('exchange' in decision) return <ThirdLogin code={decision.exchange} />;
  return <Go to={decision.go} />;
};

export const App = () => (
  <Boundary>
    <Suspense fallback={<Loading />}>
      <Guarded />
    </Suspense>
    <Overlays />
  </Boundary>
);

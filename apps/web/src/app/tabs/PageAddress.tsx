import { type ReactNode, useMemo } from 'react';
import {
  type Location,
  UNSAFE_LocationContext as LocationContext,
  NavigationType,
  UNSAFE_RouteContext as RouteContext,
} from 'react-router';

const noRoute = { outlet: null, matches: [], isDataRoute: false };

/**
 * A page sees its tab's address instead of the window's. The router's own way, `<Routes location>`,
 * draws all of a page anew whenever any tab goes anywhere.
 */
export const PageAddress = ({ of: location, children }: { of: Location; children: ReactNode }) => {
  const at = useMemo(() => ({ location, navigationType: NavigationType.Push }), [location]);
  return (
    <LocationContext value={at}>
      <RouteContext value={noRoute}>{children}</RouteContext>
    </LocationContext>
  );
};

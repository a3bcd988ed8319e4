import { useInsertionEffect, useState } from 'react';

/**
 * A signal that is given when the page (the component that asks) is really left. Other effects end
 * when a tab is only hidden, and a load must not begin again each time someone looks at another
 * tab; an insertion effect ends with the component.
 */
export const usePageSignal = (): AbortSignal => {
  const [scope] = useState(() => ({ controller: new AbortController() }));
  useInsertionEffect(() => {
    // Development replaces components that stay on the page.
    if (scope.controller.signal.aborted) scope.controller = new AbortController();
    return () => scope.controller.abort();
  }, [scope]);
  return scope.controller.signal;
};

import { create } from 'zustand';

const usePermissions = create<{ allowed: ReadonlySet<string> }>(() => ({ allowed: new Set() }));

/** Takes over what the signed-in person may do, as the menu load tells it. */
export const setPermissions = (actions: Iterable<string>) => {
  const allowed = new Set(actions);
  const before = usePermissions.getState().allowed;
  // The same again would draw every button anew.
  const isSame = allowed.size === before.size && [...allowed].every((one) => before.has(one));
  if (!isSame) usePermissions.setState({ allowed });
};

/** Whether the person may do something. Only manners: the server checks every call. */
export const usePermission = (action: string | undefined): boolean =>
  usePermissions(({ allowed }) => action === undefined || allowed.has(action));

/** The same for several at once, asked one by one. */
export const useMayEach = () => {
  const allowed = usePermissions((state) => state.allowed);
  return (action: string | undefined) => action === undefined || allowed.has(action);
};

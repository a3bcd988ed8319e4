import { useAccess } from '../../../shared/access/access.ts';

/** What permissions are called. */
export const useTitles = () => {
  const { data } = useAccess();
  const titles = new Map(data?.allAuth.map(({ action, describe }) => [action, describe]));
  return (permission: string) => titles.get(permission) ?? permission;
};

// Browsers ask their person before a page may reach this machine; the name has changed twice.
const names = ['loopback-network', 'local-network', 'local-network-access'];

export type LocalNetwork = 'granted' | 'denied' | 'prompt' | 'unknown';

/** Whether the browser lets us reach this machine; unknown to one that doesn't ask. */
export const localNetwork = async (): Promise<LocalNetwork> => {
  for (const name of names) {
    try {
      return (await navigator.permissions.query({ name: name as PermissionName })).state;
    } catch {
      // It goes by another name here, or by none.
    }
  }
  return 'unknown';
};

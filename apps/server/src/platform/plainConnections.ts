/** Whoever speaks to these speaks to this machine. */
const here = /^(|localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

const isPlain = (address: string): boolean => {
  // What is no address is told by whoever opens it.
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, searchParams } = new URL(address);
  const endpoint = searchParams.get('endpoint');
  if (endpoint && isPlain(endpoint)) return true;
  if (here.test(hostname)) return false;
  switch (protocol) {
    case 'http:':
      return true;
    case 'postgres:':
    case 'postgresql:':
      // Anything less takes a stranger's certificate, or none.
      return searchParams.get('sslmode') !== 'verify-full';
    case 'smtp:':
      // With a name and password the mailer insists on TLS.
      return username === '';
    default:
      return false;
  }
};

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** Whether some address in a setting, or in the JSON that it holds, is asked without TLS. */
export const leavesPlain = (setting: unknown): boolean => textsIn(setting).some(isPlain);

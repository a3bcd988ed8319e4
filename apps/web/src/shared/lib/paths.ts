export const homePath = '/dashboard/analysis';
export const loginPath = '/user/login';

/** Reachable without signing in. */
export const openPaths: readonly string[] = [
  loginPath,
  '/user/register',
  '/user/register-result',
  '/user/alteration',
  '/user/first',
];

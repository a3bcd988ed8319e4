export const homePath = '/dashboard/analysis';
export const loginPath = '/user/login';
/** The product in two minutes. */
export const tourPath = '/tour';

/** Reachable without signing in. */
export const openPaths: readonly string[] = [
  loginPath,
  '/user/register',
  '/user/register-result',
  '/user/alteration',
  '/user/first',
  tourPath,
];

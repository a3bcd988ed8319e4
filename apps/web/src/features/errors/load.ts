export const loadErrorPage = () => import('./pages/ErrorPage.tsx');

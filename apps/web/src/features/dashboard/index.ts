export const loadHomePage = () => import('./pages/Analysis.tsx');

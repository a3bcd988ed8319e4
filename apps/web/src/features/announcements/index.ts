export const loadBell = () => import('./Bell.tsx');

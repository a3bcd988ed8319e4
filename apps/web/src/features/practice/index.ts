export const loadPractice = () => import('./Practice.tsx');

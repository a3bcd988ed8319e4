export const loadTour = () => import('./Tour.tsx');

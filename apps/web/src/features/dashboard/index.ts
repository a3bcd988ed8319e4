// The login page asks this door for the home page: whatever else stood here, it would load too.
export const loadHomePage = () => import('./pages/Analysis.tsx');

// Pages of those who are not signed in yet; all but the first come when they are asked for.
export const loadRegister = () => import('./pages/Register.tsx');
export const loadRegisterResult = () => import('./pages/RegisterResult.tsx');
export const loadFirstPassword = () => import('./pages/FirstPassword.tsx');
export const loadAlteration = () => import('./pages/Alteration.tsx');
export const loadThirdLogin = () => import('./pages/ThirdLogin.tsx');

// Nothing but names: what stands here itself would come with the login page.
export { useFlow } from './components/codeForm.ts';
export { SignOutDialog } from './components/SignOut.tsx';
export { useCountdown } from './components/useCountdown.ts';
export {
  loadAlteration,
  loadFirstPassword,
  loadRegister,
  loadRegisterResult,
  loadThirdLogin,
} from './load.ts';
export { Login } from './pages/Login.tsx';
export { loadSecuritySection, loadSetUpPage } from './security/load.ts';

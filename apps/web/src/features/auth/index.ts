export { useFlow } from './components/codeForm.ts';
export { useCountdown } from './components/useCountdown.ts';

/** In a chunk of its own: only who looks at their account needs it. */
export const loadSecuritySection = () => import('./security/SecuritySection.tsx');

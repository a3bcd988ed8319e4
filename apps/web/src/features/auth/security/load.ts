// In chunks of their own: only who looks at their account, or has to set it up, needs them.
export const loadSecuritySection = () => import('./SecuritySection.tsx');
export const loadSetUpPage = () => import('./SetUpPage.tsx');

export { noteReached } from './firstSteps.service.ts';
export { type FirstStepKind, registerFirstSteps } from './firstSteps.ts';
export { registerWaitKinds, type WaitKind, waitKinds } from './waiting.ts';

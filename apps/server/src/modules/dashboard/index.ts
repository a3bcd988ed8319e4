export { registerWaitKinds, type WaitKind } from './waiting.ts';

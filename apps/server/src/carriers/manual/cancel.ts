import { done } from './errors.ts';

export const cancel = async () => done;

import { type Answer, no } from './answers.ts';

/** It plays any carrier's service, as long as that reads like one. */
export const serviceOf = (service: string): Answer =>
  /^[a-z][a-z0-9_]*$/.test(service)
    ? { status: 200, body: { service, name: service.replaceAll('_', ' ') } }
    : no(404, 'unknownService', `no such service: ${service}`);

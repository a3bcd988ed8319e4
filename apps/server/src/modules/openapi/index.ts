export { addDocs } from './docs/docs.routes.ts';
export { forgetKeys, forgetKeysOf } from './door/keySession.service.ts';
export { addOpenDoor } from './door/openDoor.ts';

export { addDocs } from './docs/docs.routes.ts';
export { forgetKeys, forgetKeysOf, ownerOf } from './door/keySession.service.ts';
export { addOpenDoor } from './door/openDoor.ts';
export { openSandbox } from './sandbox/openSandbox.ts';

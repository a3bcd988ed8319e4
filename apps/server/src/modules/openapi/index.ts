export { addOpenDoor } from './door/openDoor.ts';

export { UserSelect } from './users/UserSelect.tsx';
export { usePlace } from './users/usePlace.ts';

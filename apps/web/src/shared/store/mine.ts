import { useSession } from './session.ts';

/** A name in the local store that belongs to whoever is signed in: people share computers. */
export const mine = (name: string) => `${name}.${useSession.getState().user?.id ?? ''}`;

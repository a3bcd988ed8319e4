import { create } from 'zustand';

/** The browser's own database of last answers; whoever signs out takes it away. */
export const answersName = 'alpaca.answers';

/** Since when what is on show has not been heard from the server; null while it is. */
export const useOffline = create<{ since: number | null }>(() => ({ since: null }));

import { create } from 'zustand';

/** Since when what is on show has not been heard from the server; null while it is. */
export const useOffline = create<{ since: number | null }>(() => ({ since: null }));

import { create } from 'zustand';

/**
 * Whether the login-expired dialog is on show. It comes where a session ends under an open page
 * without a call having failed for it: its seven days are over, or another tab signed out. Nothing
 * was refused and someone may be in the middle of something, so the page stays until they press
 * the re-login button. A call that fails for it (401) ends the session as sessionOver.ts says, with
 * this same dialog only where unsaved work would be lost.
 */
export const useExpired = create<{ expired: boolean }>(() => ({ expired: false }));

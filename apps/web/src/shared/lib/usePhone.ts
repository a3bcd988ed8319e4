import { useMedia } from './useMedia.ts';

/** Below 600 px lists are cards, and what has no room comes from the lower edge. */
export const phoneQuery = '(max-width: 599.99px)';

export const usePhone = () => useMedia(phoneQuery);

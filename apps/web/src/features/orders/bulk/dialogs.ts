/** What a dialog lists scrolls within it, so that its buttons stay in sight. */
export const tallDialog = { body: { maxHeight: 'calc(100dvh - 250px)', overflow: 'auto' } };

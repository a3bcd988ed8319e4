/** As it was typed, whatever it has that means something to a pattern. */
const asTyped = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** For `like`: what begins with the text. */
export const beginning = (text: string) => `${asTyped(text)}%`;

/** For `like`: what holds the text. */
export const holding = (text: string) => `%${asTyped(text)}%`;

/** What tells its owner which one it is, and nobody else. */
export const lastFour = (text: string): string =>
  text.length > 4 ? `••••${text.slice(-4)}` : '••••';

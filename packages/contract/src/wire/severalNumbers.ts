const numberLike = /^(?=.*\d)[A-Za-z0-9._-]{6,60}$/;

/** The numbers in a text that is nothing but several of them, as people paste them; null where it is anything else. */
export const severalNumbers = (text: string): string[] | null => {
  const parts = [...new Set(text.split(/[\s,，;；、]+/).filter(Boolean))];
  return parts.length > 1 && parts.every((part) => numberLike.test(part)) ? parts : null;
};

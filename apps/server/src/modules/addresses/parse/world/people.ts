const companyWord =
  /(?<![\p{L}\d])(?:inc|llc|l\.l\.c|ltd|limited|corp|corporation|company|co|plc|llp|gmbh|ag|kg|ohg|ug|e\.k|sarl|sas|s\.a\.s|s\.a|sa|eurl|s\.l|sl|s\.r\.l|srl|s\.p\.a|spa|b\.v|bv|n\.v|nv|ltda|eireli|me|pty|k\.k|kk|oy|ab|aps|sp\. z o\.o|services|store|shop|trading|logistics|warehouse|group|university|hotel)\.?(?:$|[ ,)])/iu;
const lead =
  /^(?:attn|attention|z\. ?hd\.?|z\. ?h\.?|à l'attention de|a\/c|aos cuidados de|att)\.?:? /i;

export const isCompany = (text: string) => companyWord.test(text) && !/^\d/.test(text);
export const isPerson = (text: string) => /^[\p{L}][\p{L}\p{M} .,'’·()-]{1,60}$/u.test(text);
export const addressed = (text: string) => (lead.test(text) ? text.replace(lead, '') : '');

/** A person in front of the number of a street: Luc Bernard 5 chemin des Vignes. */
export const personBeforeNumber = (text: string): { person: string; street: string } => {
  const match = text.match(
    /^(\p{L}[\p{L}.'-]{0,20}(?: \p{L}[\p{L}.'-]{0,20}){1,3}?) ((?:\d|RR \d|P\.?O\.? Box).*\p{L}.*)$/iu,
  );
  return match
    ? { person: match[1] as string, street: match[2] as string }
    : { person: '', street: text };
};

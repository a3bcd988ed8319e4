// Arguments of one call: more than some ten thousand overflow the stack.
const atOnce = 0x8000;

export const base64Of = async (file: Blob): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += atOnce) {
    text += String.fromCharCode(...bytes.subarray(at, at + atOnce));
  }
  return btoa(text);
};

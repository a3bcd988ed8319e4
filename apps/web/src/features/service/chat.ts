/** The address of a chat that may be framed, and what its frame may do; null where there is none. */
export const chatFrame = (address: string, here: string) => {
  const url = address ? URL.parse(address, here) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol)) return null;
  const foreign = url.origin !== new URL(here).origin;
  return {
    src: url.href,
    // A page of our own origin that kept it could reach out of its frame.
    sandbox: `allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads${
      foreign ? ' allow-same-origin' : ''
    }`,
  };
};

/** An address a link may lead to. */
export const linkTo = (address: string, here: string): string | null => {
  const url = address ? URL.parse(address, here) : null;
  return url && ['http:', 'https:'].includes(url.protocol) ? url.href : null;
};

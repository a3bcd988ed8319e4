/** What the page has loaded so far, before the worker stood between it and the server. */
const loaded = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ pathname }) => pathname)
    .filter((path) => path.startsWith('/assets/'));

let registered = false;

/** Lets the browser keep the product itself, so that it opens without a network. */
export const registerWorker = () => {
  // While one develops, the files change under one's hands.
  if (registered || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  registered = true;
  const start = async () => {
    await navigator.serviceWorker.register('/worker.js');
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ assets: loaded() });
  };
  // A browser that allows none loses nothing but this.
  void start().catch(() => null);
};

const at = (host: string) => `http://${host}:${process.env.ALPACA_E2E_PORT}`;

/** Each tenant has a host of its own. */
export const sites = { yunling: at('yunling.localhost'), haituo: at('haituo.localhost') };

/** Where parcels are looked up by anybody; short, since people type it and send it. */
export const pagePath = '/t';

export const shipmentHref = (id: string) => `/shipment/detail?id=${id}`;
/** Where orders are chosen or scanned to go onto an open list. */
export const addByChoiceHref = (id: string) => `/shipment/waiting?list=${id}`;
export const addByScanHref = (id: string) => `/shipment/batch?list=${id}`;

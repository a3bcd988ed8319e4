export const shipmentHref = (id: string) => `/shipment/detail?id=${id}`;

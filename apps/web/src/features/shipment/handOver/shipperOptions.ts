import type { ShipperView } from '@alpaca/contract';

/** Shippers to choose from: who, and where they are. */
export const shipperOptions = (shippers: readonly ShipperView[] = []) =>
  shippers.map(({ id, name, city, address1 }) => ({
    value: id,
    label: [name, city, address1].filter(Boolean).join(' · '),
  }));

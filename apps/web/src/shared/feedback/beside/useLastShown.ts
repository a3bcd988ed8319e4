import { useState } from 'react';

export interface Shown {
  /** Empty: closed. */
  orderId: string;
  /** By which it is known, once that is known. */
  no: string;
}

/** A drawer that closes shows what it did until it is gone. */
export const useLastShown = ({ orderId, no }: Shown): Shown => {
  const [last, setLast] = useState({ orderId, no });
  if (orderId !== '' && (orderId !== last.orderId || no !== last.no)) setLast({ orderId, no });
  return last;
};

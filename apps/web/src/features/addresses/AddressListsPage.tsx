import * as z from 'zod/mini';
import { useUrlFilter } from '../../shared/list/useUrlFilter.ts';
import { BookPage } from './BookPage.tsx';
import { DeliveryPage } from './DeliveryPage.tsx';
import { addressKinds } from './kinds.ts';

const Place = z.object({ kind: z._default(z.enum(addressKinds), 'shipper') });

/** The address books, one at a time. */
export default function AddressListsPage() {
  const [{ kind }] = useUrlFilter(Place);
  return kind === 'delivery' ? <DeliveryPage /> : <BookPage key={kind} book={kind} />;
}

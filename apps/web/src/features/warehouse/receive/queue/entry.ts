import type {
  ReceiveAnswer,
  Request,
  Result,
  receiveParcel,
  receiveWithout,
  takeInStray,
} from '@alpaca/contract';
import type { Queued } from '../../queue/queue.ts';

/** A picture that goes before its scan; `fileId` is empty until it is there. */
export interface Photo {
  /** The same for every try of it. */
  key: string;
  file: File;
  fileId: string;
}

export type Task =
  | { kind: 'receive'; body: Request<typeof receiveParcel>['body'] }
  | { kind: 'stray'; body: Request<typeof takeInStray>['body'] }
  | { kind: 'without'; body: Request<typeof receiveWithout>['body'] };

export type Answer =
  | ({ kind: 'receive' | 'without' } & ReceiveAnswer)
  | ({ kind: 'stray' } & Result<typeof takeInStray>);

/** What was scanned at the receiving table. */
export type Entry = Task &
  Queued & {
    /** As it was scanned. */
    number: string;
    photos: readonly Photo[];
    stop: ReceiveAnswer['stop'];
  };

export type NewEntry = Task & Pick<Entry, 'number' | 'photos'>;

export const entryOf = (fresh: NewEntry, queued: Queued): Entry => ({
  ...fresh,
  ...queued,
  stop: null,
});

/** A parcel that was stopped is in somebody's hands: it stays until it is seen to. */
export const stoppedBy = (entry: Entry, answer: Answer): Entry | null =>
  answer.kind !== 'stray' && answer.stop ? { ...entry, state: 'stopped', stop: answer.stop } : null;

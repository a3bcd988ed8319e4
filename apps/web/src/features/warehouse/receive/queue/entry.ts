import type {
  ReceiveAnswer,
  Request,
  Result,
  receiveParcel,
  receiveWithout,
  takeInStray,
} from '@alpaca/contract';

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

/** What was scanned here and is not answered, or has been and waits for somebody. */
export type Entry = Task & {
  /** The scan's own id, the same however often it is sent. */
  id: string;
  /** Their order. */
  seq: number;
  /** As it was scanned. */
  number: string;
  /** Who had it in hand. */
  by: string;
  photos: readonly Photo[];
  state: 'waiting' | 'stopped' | 'refused';
  stop: ReceiveAnswer['stop'];
  /** Why the server would not have it, in its words. */
  message: string;
  /** How often in a row the server broke over it. */
  failures: number;
};

export type NewEntry = Task & Pick<Entry, 'number' | 'by' | 'photos'>;

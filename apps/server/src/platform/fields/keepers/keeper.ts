/** A data key as it lies in the database, and the key that it is wrapped by. */
export interface Wrapped {
  wrapped: Buffer;
  by: string;
}

/** Has the master key, which never comes near the database. `about` says whose a data key is. */
export interface Keeper {
  /** What new data keys are wrapped by; others are still unwrapped. */
  current: string;
  /** Whether it has the key of that name. */
  opens(by: string): boolean;
  wrap(about: string, key: Buffer): Promise<Wrapped>;
  unwrap(about: string, wrapped: Wrapped): Promise<Buffer>;
}

export type UnusableReason =
  | 'encrypted'
  | 'broken'
  | 'empty'
  | 'tooLarge'
  | 'active'
  | 'tooManyPages';

/** The document is its sender's to mend; anything else that goes wrong is thrown as it is. */
export class UnusablePdf extends Error {
  readonly reason: UnusableReason;

  constructor(reason: UnusableReason) {
    super(`unusable PDF: ${reason}`);
    this.name = 'UnusablePdf';
    this.reason = reason;
  }
}

export const unusable = (reason: UnusableReason): never => {
  throw new UnusablePdf(reason);
};

export type RefusalKey =
  | 'upload.tooLarge'
  | 'upload.wrongType'
  | 'upload.broken'
  | 'upload.locked'
  | 'upload.active';
type RefusalParams = Readonly<Record<string, string | number>>;

/** The file is the sender's to mend; anything else that goes wrong is thrown as it is. */
export class UploadRefused extends Error {
  readonly key: RefusalKey;
  readonly params: RefusalParams;

  constructor(key: RefusalKey, params: RefusalParams = {}) {
    super(key);
    this.name = 'UploadRefused';
    this.key = key;
    this.params = params;
  }
}

export const refuseUpload = (key: RefusalKey, params?: RefusalParams): never => {
  throw new UploadRefused(key, params);
};

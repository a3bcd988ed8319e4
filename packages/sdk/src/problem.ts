export interface Issue {
  /** Where in what was sent, such as `order.boxes.0.weight`. */
  path: string;
  key: string;
  message: string;
}

interface Told {
  type?: string;
  detail?: string;
  errorKey?: string;
  issues?: Issue[];
}

/** What was asked is refused: programs go by `errorKey`, people by `detail`. */
export class AlpacaProblem extends Error {
  override readonly name = 'AlpacaProblem';
  readonly status: number;
  /** Stays what it is; empty where something between us answered. */
  readonly errorKey: string;
  /** In the language that was asked for. */
  readonly detail: string;
  readonly issues: readonly Issue[];
  /** Where it is explained. */
  readonly type: string;

  constructor(status: number, { type, detail, errorKey, issues }: Told) {
    super(detail || errorKey || `HTTP ${status}`);
    this.status = status;
    this.errorKey = errorKey ?? '';
    this.detail = detail ?? '';
    this.issues = issues ?? [];
    this.type = type ?? 'about:blank';
  }
}

/** The problem that an answer tells, whatever came instead of one. */
export const problemOf = async (response: Response): Promise<AlpacaProblem> => {
  const told = await response.json().catch(() => ({}));
  return new AlpacaProblem(response.status, told && typeof told === 'object' ? told : {});
};

import type { ClaimDocument, ClaimKind, ClaimState, ThreadParty } from '@alpaca/contract';

interface Terms {
  kind: ClaimKind;
  documents: ClaimDocument[];
  days: readonly [from: number, until: number];
  parcel: bigint;
  kg: bigint;
  freight: string;
}
/** What all lines want and answer for. */
export const terms: readonly Terms[] = [
  {
    kind: 'lost',
    documents: ['invoice', 'proofOfValue'],
    days: [10, 60],
    parcel: 10_000n,
    kg: 4_000n,
    freight: '100',
  },
  {
    kind: 'damaged',
    documents: ['invoice', 'photos'],
    days: [0, 45],
    parcel: 6_000n,
    kg: 2_000n,
    freight: '0',
  },
  { kind: 'late', documents: [], days: [15, 60], parcel: 0n, kg: 0n, freight: '50' },
];
export const termsOf = (kind: ClaimKind) => terms.find((one) => one.kind === kind) as Terms;

export interface Story {
  kind: ClaimKind;
  state: ClaimState;
  turn: ThreadParty | null;
  words: string;
  /** What came after filing, with what was noted. */
  steps?: readonly (readonly [step: string, note: string])[];
  more?: object;
}
// Each stands elsewhere on its way; what is paid has its money, so none of these is.
export const stories: readonly Story[] = [
  {
    kind: 'lost',
    state: 'filed',
    turn: 'staff',
    words: '轨迹停在清关两周没有更新，收件人一直没收到，请按丢失处理。',
  },
  {
    kind: 'damaged',
    state: 'asked',
    turn: 'merchant',
    words: '收件人拆开时外箱压扁，里面两件商品屏幕碎裂。',
    steps: [['asked', '请补充外箱六面照片和购买发票。']],
  },
  {
    kind: 'lost',
    state: 'withCarrier',
    turn: null,
    words: '显示已妥投，但收件人否认签收，门口监控也没有投递记录。',
    steps: [['sentOn', 'YL-CLM-0417']],
    more: { carrier_ref: 'YL-CLM-0417', carrier_day: '2026-11-09' },
  },
  {
    kind: 'damaged',
    state: 'approving',
    turn: 'staff',
    words: '玻璃瓶破裂，整箱浸湿，收件人拒收。',
    steps: [['offeredAbove', '老客户，按申报价值的一半赔付。']],
  },
  {
    kind: 'late',
    state: 'refused',
    turn: null,
    words: '比承诺时效晚了四天，影响店铺考核。',
    steps: [['refused', '延误由目的地罢工造成，属于免责范围。']],
  },
];

import { seedId } from './seedId.ts';

export interface BankInfoSeed {
  key: string;
  type: 'company' | 'personal';
  owner: string;
  number: string;
  bank: string;
  swift: string;
  currency: string;
}

/** Where merchants of a tenant send their money; invented, as all of the demo is. */
export const bankInfosOf = (name: string): BankInfoSeed[] => [
  {
    key: 'cny',
    type: 'company',
    owner: `${name}有限公司`,
    number: '7559 0000 1234 5678',
    bank: '示例银行深圳分行',
    swift: '',
    currency: 'CNY',
  },
  {
    key: 'usd',
    type: 'company',
    owner: `${name} Ltd`,
    number: '012-345-678901-002',
    bank: 'Example Bank (Hong Kong)',
    swift: 'EXMPHKHH',
    currency: 'USD',
  },
];

export interface TopUpSeed {
  key: string;
  daysAgo: number;
  amount: number;
  method: 'bankTransfer' | 'alipay' | 'offline';
  status: 'pending' | 'approved' | 'rejected';
  auditRemark?: string;
  proof?: 'clear' | 'blurred';
}

const granted = { status: 'approved', proof: 'clear' } as const;
const regular: TopUpSeed[] = [
  { ...granted, key: 'first', daysAgo: 60, amount: 3_000_000, method: 'bankTransfer' },
  { ...granted, key: 'second', daysAgo: 41, amount: 1_500_000, method: 'alipay' },
  { ...granted, key: 'third', daysAgo: 22, amount: 2_000_000, method: 'bankTransfer' },
  { ...granted, key: 'fourth', daysAgo: 6, amount: 1_200_000, method: 'offline' },
];

const stories: TopUpSeed[] = [
  {
    key: 'blurred',
    daysAgo: 3,
    amount: 800_000,
    method: 'bankTransfer',
    status: 'rejected',
    auditRemark: '水单图片模糊，看不清付款账号与金额，请重新拍照上传。',
    proof: 'blurred',
  },
  {
    key: 'waiting',
    daysAgo: 0,
    amount: 500_000,
    method: 'bankTransfer',
    status: 'pending',
    proof: 'clear',
  },
];

/** The first merchant of a tenant has the stories. */
export const topUpsOf = (isFirst: boolean): TopUpSeed[] => [
  ...regular,
  ...(isFirst ? stories : []),
];

/** The same figures on every machine. */
const figures = (name: string) => {
  let state = Number.parseInt(seedId(name).slice(0, 8), 16);
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

export interface ChargeSeed {
  key: string;
  daysAgo: number;
  hour: number;
  note: string;
  lines: { kind: string; amount: number }[];
}

/** Sixty days of parcels, a handful a day: freight, now and then a remote fee or duty. */
export const chargesOf = (merchant: string): ChargeSeed[] => {
  const any = figures(`charges/${merchant}`);
  const charges: ChargeSeed[] = [];
  for (let daysAgo = 59; daysAgo >= 1; daysAgo -= 1) {
    const parcels = 2 + any(5);
    for (let at = 0; at < parcels; at += 1) {
      const lines = [{ kind: 'freight', amount: 2_850 + any(180) * 49 }];
      if (any(9) === 0) lines.push({ kind: 'surcharge', amount: 2_800 });
      if (any(7) === 0) lines.push({ kind: 'duty', amount: 300 + any(900) });
      const number = String(100_000 + (59 - daysAgo) * 10 + at);
      charges.push({
        key: `${daysAgo}/${at}`,
        daysAgo,
        hour: 9 + at * 1.7,
        note: `YL${number}`,
        lines,
      });
    }
  }
  return charges;
};

/** What Lighthouse found of a page. */
export interface Figures {
  /** How much moved while it came in. */
  cls: number;
  /** The share of its accessibility rules that hold. */
  accessibility: number;
  /** When the largest piece stood, in milliseconds. */
  lcp: number;
}

export const forms = ['mobile', 'desktop'] as const;
export type Form = (typeof forms)[number];

interface Page {
  path: string;
  signedIn: boolean;
  /** At most this much may move, and the largest piece stand this late. */
  cls: number;
  lcp: Record<Form, number>;
}

// A page's largest piece: what was measured on slow 4G, and about half as much again.
export const pages: Record<string, Page> = {
  login: {
    path: '/user/login',
    signedIn: false,
    cls: 0.05,
    lcp: { mobile: 4_000, desktop: 4_000 },
  },
  home: {
    path: '/dashboard/analysis',
    signedIn: true,
    cls: 0.02,
    lcp: { mobile: 8_000, desktop: 8_000 },
  },
  orders: {
    path: '/order/list',
    signedIn: true,
    cls: 0.05,
    lcp: { mobile: 8_000, desktop: 8_000 },
  },
  orderForm: {
    path: '/single/special',
    signedIn: true,
    cls: 0.05,
    lcp: { mobile: 8_000, desktop: 8_000 },
  },
  trial: {
    path: '/single/trial',
    signedIn: true,
    cls: 0.05,
    lcp: { mobile: 8_000, desktop: 8_000 },
  },
};

// Every rule holds on every page today.
const accessibility = 1;

/** Which budgets a page missed, in words; a figure that is not there is missed. */
export const missedOf = (page: Pick<Page, 'cls' | 'lcp'>, form: Form, found: Figures): string[] => {
  const held = {
    cls: found.cls <= page.cls,
    accessibility: found.accessibility >= accessibility,
    lcp: found.lcp <= page.lcp[form],
  };
  const wanted = { cls: page.cls, accessibility, lcp: page.lcp[form] };
  return (['cls', 'accessibility', 'lcp'] as const)
    .filter((name) => !held[name])
    .map((name) => `${name} ${found[name]}, budget ${wanted[name]}`);
};

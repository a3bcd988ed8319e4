import type { Mutant } from './mutants.ts';

const modules = 'apps/server/src/modules';
const payables = `${modules}/payables`;
const claims = `${modules}/claims`;
const receivables = `${modules}/receivables`;

const ofBills = [`${payables}/payablesGuards.test.ts`];
const ofClaims = [`${claims}/claimGuards.test.ts`];
const ofStatements = [`${receivables}/receivablesGuards.test.ts`];
const ofAll = [`${payables}/afterCharge/afterChargeMachine.test.ts`];

/** Of what follows the first charge: each takes away what keeps anybody from paying twice, or too much. */
export const afterChargeMutants: readonly Mutant[] = [
  {
    name: 'bill-in-two-runs',
    file: `${payables}/bills/bills.repository.ts`,
    breaks: `.orderBy('id').forUpdate().execute()`,
    into: `.orderBy('id').execute()`,
    tests: ofBills,
  },
  {
    name: 'bill-paid-as-it-was-not-seen',
    file: `${payables}/runs/runs.service.ts`,
    breaks: `if (bill.revision !== revision || !mayActOnBill(bill.state, 'pay'))`,
    into: `if (!mayActOnBill(bill.state, 'pay'))`,
    tests: ofBills,
  },
  {
    name: 'run-of-two-currencies',
    file: `${payables}/runs/runs.service.ts`,
    breaks: 'payee_id !== first?.payee_id || currency !== first?.currency',
    into: 'payee_id !== first?.payee_id && currency !== undefined',
    tests: ofBills,
  },
  {
    name: 'correction-beside-a-run',
    file: `${payables}/bills/bills.service.ts`,
    breaks: `  if (before.run_id) refuse('carrierBill.inRun');\n`,
    into: '',
    tests: ofBills,
  },
  {
    name: 'corrected-bill-owed-again',
    file: `${payables}/bills/bills.service.ts`,
    breaks: 'if (paid === minor && paid !== 0n)',
    into: 'if (paid === minor && paid < 0n)',
    tests: ofBills,
  },
  {
    name: 'booked-while-lines-come-in',
    file: `${payables}/bills/bills.service.ts`,
    breaks: `if (await importUnderWay(ctx, 'carrierBill', id)) refuse('carrierBill.importing');`,
    into: '',
    tests: ofBills,
  },
  {
    name: 'set-aside-and-passed-on',
    file: `${payables}/passOn/passOn.repository.ts`,
    breaks: `      and l.state = 'matched' and l.twice_of is null\n    where`,
    into: '      and l.twice_of is null\n    where',
    tests: ofBills,
  },
  {
    name: 'line-matched-again',
    file: `${payables}/lines/lines.service.ts`,
    breaks: `if (line.parcels > 0) refuse('billLine.moved');`,
    into: '',
    tests: ofBills,
  },
  {
    name: 'line-of-a-replaced-bill',
    file: `${payables}/lines/lines.service.ts`,
    breaks: 'if (line.revision !== revision || isOver)',
    into: 'if (line.revision !== revision || (isOver && !line))',
    tests: ofBills,
  },
  {
    name: 'fee-that-the-price-has',
    file: `${payables}/passOn/passable.ts`,
    breaks: 'beforeMinor: quotedFor(order, fee)',
    into: 'beforeMinor: 0n * quotedFor(order, fee)',
    tests: ofBills,
  },
  {
    name: 'asked-for-again',
    file: `${payables}/passOn/passable.ts`,
    breaks: 'const beforeMinor = priced.beforeMinor + (before',
    into: 'const beforeMinor = priced.beforeMinor + 0n * (before',
    tests: ofAll,
  },
  {
    name: 'carrier-let-go-and-costs-kept',
    file: `${modules}/orders/booking/carrierAnswers.ts`,
    breaks: 'after: (ctx) => undoChanges(ctx, order),',
    into: 'after: async () => undoChanges,',
    tests: ofAll,
  },
  {
    name: 'offer-accepted-and-all-debited',
    file: `${modules}/costs/disputes.service.ts`,
    breaks: 'isAccepted ? (proposed_minor ?? after_minor) : after_minor',
    into: 'isAccepted ? (proposed_minor && after_minor) : after_minor',
    tests: ofAll,
  },
  {
    name: 'claims-of-one-parcel-apart',
    file: `${claims}/claimDesk.service.ts`,
    breaks: 'needsSecond(minor + before, capMinor)',
    into: 'needsSecond(minor + 0n * before, capMinor)',
    tests: ofClaims,
  },
  {
    name: 'claim-as-it-was-not-seen',
    file: `${claims}/moveClaim.ts`,
    breaks: 'if (claim.revision !== revision || !claimAfter(claim.state, act))',
    into: 'if (!claimAfter(claim.state, act))',
    tests: ofClaims,
  },
  {
    name: 'word-taken-for-silence',
    file: `${receivables}/acts.repository.ts`,
    breaks: `and h.subject_id = s.id and h.turn = 'staff')`,
    into: `and h.subject_id = s.id and h.turn = 'nobody')`,
    tests: ofStatements,
  },
  {
    name: 'month-closed-too-soon',
    file: `${receivables}/issue.ts`,
    breaks: 'const afterMidnightMs = 3_600_000;',
    into: 'const afterMidnightMs = 0;',
    tests: ofStatements,
  },
  {
    name: 'statement-of-nothing',
    file: `${receivables}/issue.ts`,
    breaks: 'if (charged === 0n || (',
    into: 'if (charged < 0n || (',
    tests: ofStatements,
  },
];

import {
  drawLabels,
  nthOrder,
} from '../apps/server/src/modules/labels/documents/documentsTestForms.ts';
import { barePaper } from '../apps/server/src/platform/paper/bareTestPaper.ts';
import { bytesOf, type Doc, newPaper } from '../apps/server/src/platform/paper/paper.ts';
import type { Side } from './rounds.ts';
import type { Scenario } from './scenario.ts';

const count = 1000;

type Step = readonly [method: string, args: readonly unknown[]];
type Methods = Record<string, (...args: unknown[]) => unknown>;

// As anybody would ask for words at a place.
const plainly = { lineBreak: false, baseline: 'alphabetic' };

const paper = () => newPaper({ size: [300, 300], title: 'bench' });

const { shipper } = nthOrder(0).form;

/** A merchant's labels: to the whole world, from one place. Every round has others. */
const ordersOf = (round: number) =>
  Array.from({ length: count }, (_, at) => {
    const order = nthOrder(round * count + at);
    return { ...order, form: { ...order.form, shipper } };
  });

/** What pdfkit is asked for while the labels are drawn, one call after the other. */
const stepsOf = (draw: (doc: Doc) => void): Step[] => {
  const steps: Step[] = [];
  const doc = paper();
  const told = new Proxy(doc, {
    get: (target, method) => {
      const value: unknown = Reflect.get(target, method);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        steps.push([String(method), method === 'text' ? [...args.slice(0, 3), plainly] : args]);
        const answer: unknown = value.apply(target, args);
        return answer === target ? told : answer;
      };
    },
  });
  draw(told);
  return steps;
};

/** Labels for each second of this thread's time, of which other work on the machine takes none. */
const side = (name: string, newDoc: () => Doc, ready: () => (doc: Doc) => void): Side => ({
  name,
  async measure() {
    const draw = ready();
    const [from, before] = [performance.now(), process.threadCpuUsage()];
    const doc = newDoc();
    await bytesOf(doc, async () => draw(doc));
    const took = (performance.now() - from) / 1000;
    const { user, system } = process.threadCpuUsage(before);
    const cpu = (user + system) / 1e6;
    return { perSecond: count / cpu, busy: cpu / took };
  },
});

export const labelScenarios: readonly Scenario[] = [
  {
    name: 'label-draw',
    title: `${count} labels of own lines in one document ÷ bare pdfkit drawing the same pages (CPU)`,
    goal: 0.7,
    async prepare() {
      let round = 0;
      // The same page drawn again would find everything in our memory, as no merchant's would.
      const draw = () => {
        round += 1;
        const orders = ordersOf(round);
        return (doc: Doc) => drawLabels(doc, orders);
      };
      const replay = () => {
        const steps = stepsOf((doc) => drawLabels(doc, ordersOf(round)));
        return (doc: Doc) => {
          const methods = doc as unknown as Methods;
          for (const [method, args] of steps) methods[method]?.(...args);
        };
      };
      return {
        about: `${count} orders of one shipper in nine scripts, a box each, and others every round`,
        ours: side('labels', paper, draw),
        reference: side('pdfkit', barePaper, replay),
      };
    },
  },
];

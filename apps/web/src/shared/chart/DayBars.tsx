import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { countText } from '../feedback/values/amountText.ts';
import { useTheme } from '../store/theme.ts';

export interface DayRow {
  /** Or the first of several that stand for one. */
  day: string;
  /** One for each colour. */
  heights: readonly number[];
}

interface Props {
  rows: readonly DayRow[];
  /** How many days a row stands for. */
  every?: number;
}

const height = 260;
// Two beside each other at the most.
const tokens = ['pine', 'amber'] as const;

/** A canvas knows no style sheet: its colours are read from there. */
const coloursOf = (element: Element) => {
  const style = getComputedStyle(element);
  return (name: string) => style.getPropertyValue(`--${name}`).trim();
};

const daySeconds = 86_400;
/** Half a step before the first and after the last: bars stand around their place. */
const wholeSteps =
  (every: number) =>
  (_plot: uPlot, first: number, last: number): uPlot.Range.MinMax => [
    first - (every * daySeconds) / 2,
    last + (every * daySeconds) / 2,
  ];

/** From nought, or from what lies below it. */
const fromNought = (_plot: uPlot, min: number, max: number): uPlot.Range.MinMax => [
  Math.min(0, min * 1.1),
  max > 0 ? max * 1.1 : 1,
];

// As wide as a day is written, with some room.
const dayPx = 56;

const monthDay = (seconds: number) => new Date(seconds * 1000).toISOString().slice(5, 10);

/** Days are written below their bars, as many as there is room for. */
const someDays = (plot: uPlot): number[] => {
  const all = [...(plot.data[0] ?? [])];
  const step = Math.max(
    1,
    Math.ceil((all.length * dayPx) / Math.max(plot.bbox.width / devicePixelRatio, dayPx)),
  );
  return all.filter((_, at) => (all.length - 1 - at) % step === 0);
};

const optionsFor = (element: HTMLElement, width: number, every: number): uPlot.Options => {
  const colour = coloursOf(element);
  const grid = { stroke: colour('line'), width: 1 };
  const axis = { stroke: colour('ink-soft'), grid, ticks: grid };
  const barred = uPlot.paths.bars as uPlot.Series.BarsPathBuilderFactory;
  return {
    width,
    height,
    legend: { show: false },
    cursor: { show: false },
    // Days are drawn as they are told: neither this browser's zone nor its clock changes matter.
    tzDate: (seconds) => uPlot.tzDate(new Date(seconds * 1000), 'UTC'),
    scales: { x: { range: wholeSteps(every) }, y: { range: fromNought } },
    axes: [
      { ...axis, splits: someDays, values: (_plot, days) => days.map(monthDay) },
      { ...axis, size: 64, values: (_plot, marks) => marks.map(countText) },
    ],
    series: [
      {},
      ...tokens.map((token, at) => ({
        stroke: colour(token),
        fill: colour(token),
        paths: barred({ size: [0.4, 24], align: at === 0 ? -1 : 1 }),
        points: { show: false },
      })),
    ],
  };
};

// Only heights on a canvas: what is told in figures is never a floating number.
const dataOf = (rows: readonly DayRow[]): uPlot.AlignedData => [
  rows.map(({ day }) => Date.parse(`${day}T00:00:00Z`) / 1000),
  ...tokens.map((_, at) => rows.map(({ heights }) => heights[at] ?? 0)),
];

/** Two bars a day, or a step of some days. */
export default function DayBars({ rows, every = 1 }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const { theme } = useTheme();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another theme has other colours
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const options = optionsFor(element, element.clientWidth, every);
    const plot = new uPlot(options, dataOf(rows), element);
    const sized = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height }));
    sized.observe(element);
    return () => {
      sized.disconnect();
      plot.destroy();
    };
  }, [rows, every, theme]);
  return <div ref={place} />;
}

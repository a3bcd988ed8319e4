import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { countText } from '../../../shared/feedback/values/amountText.ts';
import { useTheme } from '../../../shared/store/theme.ts';
import type { Day } from './Trend.tsx';

const height = 260;

/** A canvas knows no style sheet: its colours are read from there. */
const colours = (element: Element) => {
  const style = getComputedStyle(element);
  const of = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return { spent: of('pine'), toppedUp: of('amber'), ink: of('ink-soft'), line: of('line') };
};

const daySeconds = 86_400;
/** Half a day before the first and after the last: a day's bars stand around its place. */
const wholeDays = (_plot: uPlot, first: number, last: number): uPlot.Range.MinMax => [
  first - daySeconds / 2,
  last + daySeconds / 2,
];

const optionsFor = (element: HTMLElement, width: number): uPlot.Options => {
  const { spent, toppedUp, ink, line } = colours(element);
  const axis = { stroke: ink, grid: { stroke: line, width: 1 }, ticks: { stroke: line, width: 1 } };
  const barred = uPlot.paths.bars as uPlot.Series.BarsPathBuilderFactory;
  const bars = (align: -1 | 1) => barred({ size: [0.4, 24], align });
  return {
    width,
    height,
    legend: { show: false },
    cursor: { show: false },
    // Days are drawn as they are told: neither this browser's zone nor its clock changes matter.
    tzDate: (seconds) => uPlot.tzDate(new Date(seconds * 1000), 'UTC'),
    scales: {
      x: { range: wholeDays },
      y: { range: (_plot, _min, max) => [0, max > 0 ? max * 1.1 : 1] },
    },
    axes: [
      { ...axis, values: '{MM}-{DD}' },
      {
        ...axis,
        size: 64,
        values: (_plot, marks) => marks.map(countText),
      },
    ],
    series: [
      {},
      { stroke: spent, fill: spent, paths: bars(-1), points: { show: false } },
      { stroke: toppedUp, fill: toppedUp, paths: bars(1), points: { show: false } },
    ],
  };
};

// Only heights on a canvas: what is told in figures is never a floating number.
const dataOf = (days: readonly Day[]): uPlot.AlignedData => [
  days.map(({ day }) => Date.parse(`${day}T00:00:00Z`) / 1000),
  days.map(({ spent }) => Number(spent)),
  days.map(({ toppedUp }) => Number(toppedUp)),
];

/** Two bars a day. */
export default function TrendChart({ days }: { days: readonly Day[] }) {
  const place = useRef<HTMLDivElement>(null);
  const { theme } = useTheme();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another theme has other colours
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const plot = new uPlot(optionsFor(element, element.clientWidth), dataOf(days), element);
    const sized = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height }));
    sized.observe(element);
    return () => {
      sized.disconnect();
      plot.destroy();
    };
  }, [days, theme]);
  return <div ref={place} />;
}

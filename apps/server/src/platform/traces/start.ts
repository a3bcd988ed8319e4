import type { Config } from '../config.ts';
import { openLog } from '../log.ts';
import { traces } from './traces.ts';

/** Traces what this process does, if it is told where to send it. To be called before anything else is begun. */
export const startTraces = async (
  {
    traces: address,
    tracesShare: share,
    logLevel,
  }: Pick<Config, 'traces' | 'tracesShare' | 'logLevel'>,
  process: 'api' | 'worker',
) => {
  if (!address) return { stop: async () => {} };
  traces.on = true;
  const { openOtel } = await import('./otel.ts');
  return openOtel({ address, share, process, log: openLog(process, logLevel) });
};

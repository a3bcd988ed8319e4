import { startCarrierSim } from './server.ts';

const { CARRIER_SIM_HOST, CARRIER_SIM_PORT, CARRIER_SIM_STATE, CARRIER_SIM_TOKEN } = process.env;

const simulator = await startCarrierSim({
  host: CARRIER_SIM_HOST ?? '127.0.0.1',
  port: Number(CARRIER_SIM_PORT ?? 3200),
  stateFile: CARRIER_SIM_STATE,
  token: CARRIER_SIM_TOKEN,
});
console.log(`The carrier simulator listens on port ${simulator.port}.`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void simulator.stop().then(() => process.exit(0)));
}

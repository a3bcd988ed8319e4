import { parse, stringify } from 'yaml';

interface Files {
  prometheus: string;
  alertmanager: string;
}
interface Places {
  /** Every api that is watched, as host:port. */
  targets: readonly string[];
  /** Every worker, likewise. */
  workers: readonly string[];
  alertmanager: string;
  /** Who hears what Alertmanager tells. */
  told: string;
}

/** The files of this folder with the places of one run in them; all else stays as it is. */
export const placedFiles = (files: Files, places: Places): Files => {
  const prometheus = parse(files.prometheus);
  prometheus.alerting.alertmanagers[0].static_configs[0].targets = [places.alertmanager];
  const [apis, workers] = prometheus.scrape_configs;
  apis.static_configs[0].targets = places.targets;
  workers.static_configs[0].targets = places.workers;
  const alertmanager = parse(files.alertmanager);
  for (const receiver of alertmanager.receivers) {
    receiver.webhook_configs = [{ url: `http://${places.told}/${receiver.name}` }];
  }
  return { prometheus: stringify(prometheus), alertmanager: stringify(alertmanager) };
};

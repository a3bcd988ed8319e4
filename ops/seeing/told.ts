interface Told {
  alerts: {
    status: 'firing' | 'resolved';
    labels: { alertname: string };
    annotations: { summary: string; runbook: string };
  }[];
}

/** What Alertmanager posts, a line for each alert: how urgent, what is wrong or over, where to look. */
export const linesOf = (path: string, body: string): string[] => {
  const receiver = path.slice(1);
  return (JSON.parse(body) as Told).alerts.map(({ status, labels, annotations }) => {
    const state = status === 'firing' ? receiver : 'over';
    return `${state.padEnd(5)} ${labels.alertname}: ${annotations.summary} (${annotations.runbook})`;
  });
};

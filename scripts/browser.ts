import { execFileSync } from 'node:child_process';

/**
 * Debian's browser: Playwright's own can't be downloaded everywhere. The shell without windows takes
 * a sixth of the whole browser's own time; a machine that has none uses the browser.
 */
export const browserPath = execFileSync(
  'sh',
  ['-c', 'command -v chromium-headless-shell || command -v chromium'],
  { encoding: 'utf8' },
).trim();

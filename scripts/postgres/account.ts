import { execFileSync } from 'node:child_process';

/** Whom the PostgreSQL programs run as: given to spawn; empty means ourselves. */
export type Account = { uid?: number; gid?: number };

const idOf = (flag: '-u' | '-g') => {
  try {
    return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: 'pipe' }));
  } catch {
    throw new Error(
      'PostgreSQL does not run as root and user postgres is missing: `npm run setup`.',
    );
  }
};

/**
 * PostgreSQL refuses to run as root, so root hands it to the user Debian made for it. Not through
 * runuser: that stays between us and the server and keeps SIGINT, the fast shutdown, to itself.
 */
export const serverAccount = (): Account =>
  process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};

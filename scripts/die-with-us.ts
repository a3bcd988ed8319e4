import { existsSync } from 'node:fs';

const setpriv = '/usr/bin/setpriv';

/** Where Linux offers it, the kernel signals the child even when we are killed with -9. */
export const dieWithUs = (signal: 'INT' | 'TERM', program: string, args: readonly string[]) =>
  existsSync(setpriv)
    ? { file: setpriv, args: ['--pdeathsig', signal, '--', program, ...args] }
    : { file: program, args: [...args] };

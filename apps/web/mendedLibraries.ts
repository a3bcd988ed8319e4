import type { Plugin } from 'vite';

const file = '@rc-component/dialog/es/Dialog/index.js';
const broken = 'contentRef.current?.focus()';
const mended = 'contentRef.current?.focus?.()';

/**
 * A dialog in a tab that is hidden and shown again calls `focus` of its content before the content
 * has given it, and the whole page breaks. Goes when the library asks first; its text changed means
 * someone must look.
 */
export const mendedLibraries = (): Plugin => ({
  name: 'mended-libraries',
  apply: 'build',
  transform: {
    filter: { id: new RegExp(`${file.replaceAll('.', '\\.')}$`) },
    handler(code) {
      if (!code.includes(broken)) this.error(`${file} no longer has “${broken}”: is it mended?`);
      return { code: code.replace(broken, mended), map: null };
    },
  },
});

// Nothing but names: what stands here itself would come with the login page.
export { loadErrorPage } from './load.ts';
export { Broken } from './pages/Broken.tsx';

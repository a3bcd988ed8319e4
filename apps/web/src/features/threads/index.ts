export { ThreadPanel } from './ThreadPanel.tsx';

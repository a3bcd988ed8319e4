export { ReturnsTab } from './ReturnsTab.tsx';

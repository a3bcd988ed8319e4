export { StepsBar } from './StepsBar.tsx';
export { StepsItem } from './StepsItem.tsx';

export { ThreadPanel } from './ThreadPanel.tsx';
export { TurnCell } from './TurnCell.tsx';

export { SaidFields } from './SaidFields.tsx';
export { ThreadPanel } from './ThreadPanel.tsx';
export { TurnCell } from './TurnCell.tsx';
export { useAttached } from './useAttached.ts';

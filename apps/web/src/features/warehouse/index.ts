export { WithholdDialog } from './withheld/WithholdDialog.tsx';

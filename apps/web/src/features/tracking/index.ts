export { LatestTrack } from './LatestTrack.tsx';
export { Milestones } from './milestones/Milestones.tsx';
export { OrderTracking } from './OrderTracking.tsx';

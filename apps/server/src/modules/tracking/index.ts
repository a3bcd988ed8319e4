export { takeNews } from './intake/intake.service.ts';
export { type News, readNews } from './intake/news.ts';
export { zoneOf } from './intake/zones.ts';
export { trackOf } from './list/tracks.service.ts';
export { addTrackPage } from './public/trackPage.routes.ts';
export { addCarrierDoor } from './pushed/carrierDoor.ts';
export { lock as lockStalls } from './stalled/stalls.repository.ts';
export { measureTracking } from './tracking.metrics.ts';

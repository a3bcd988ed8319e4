export { makeTrackDays } from './intake/days.ts';
export { takeNews } from './intake/intake.service.ts';
export { type News, readNews } from './intake/news.ts';
export { trackingSamples as samples } from './tracking.samples.ts';
export { subjects } from './trackingTestSubjects.ts';

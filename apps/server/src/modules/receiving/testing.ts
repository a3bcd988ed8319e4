export { receive } from './receive.service.ts';
export { receivingSamples as samples } from './receiving.samples.ts';
export { openStationKit, type StationKit, smallSize } from './receivingTestKit.ts';
export { subjects } from './receivingTestSubjects.ts';
export { receiveRest } from './without.service.ts';

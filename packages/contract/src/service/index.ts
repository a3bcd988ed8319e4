export * from './officeHours.ts';
export * from './serviceTalks.ts';

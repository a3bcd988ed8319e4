export { countries, countryName } from './countries.service.ts';
export * as preferences from './preferences.service.ts';
export { settingsOf } from './settings.service.ts';

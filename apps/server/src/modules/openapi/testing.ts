export { openapiSamples as samples } from './openapi.samples.ts';
export { subjects } from './openapiTestSubjects.ts';

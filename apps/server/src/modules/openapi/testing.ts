export { openKit } from './door/openTestKit.ts';
export { openapiSamples as samples } from './openapi.samples.ts';
export { subjects } from './openapiTestSubjects.ts';
export { addDrafts, addEndpoints, moveOrders } from './webhooks/webhooksTestKit.ts';
export { type Came, openReceiver } from './webhooks/webhooksTestReceiver.ts';

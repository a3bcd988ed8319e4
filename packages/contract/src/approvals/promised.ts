/** What is promised of this area and built. */
export const promised = [
  'GET /ops/approvals/list',
  'GET /ops/approvals/queryById',
  'GET /ops/approvals/deciders',
  'POST /ops/approvals/decide',
  'POST /ops/approvals/takeBack',
  'POST /ops/approvals/terms',
  'POST /ops/approvals/priceGroup',
  'POST /ops/approvals/adjustment',
];

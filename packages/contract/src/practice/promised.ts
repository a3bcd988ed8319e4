/** What is promised of this area and built. */
export const promised = [
  'POST /practice/try',
  'GET /practice/get',
  'POST /practice/place',
  'POST /practice/print',
];

/** What is promised of this area and built. */
export const promised = ['GET /oms/export/fields', 'POST /oms/export/start'];

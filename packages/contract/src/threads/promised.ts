/** What is promised of this area and built. */
export const promised = ['GET /oms/thread/get', 'POST /oms/thread/send', 'POST /oms/thread/read'];

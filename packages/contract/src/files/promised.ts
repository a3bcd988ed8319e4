/** What is promised of this area and built. */
export const promised = [
  'POST /sys/file/upload',
  'POST /sys/file/ticket',
  'GET /sys/file/{key}',
  'POST /websocket/ticket',
];

/** A socket has no request and reply to declare, so it stands in no table of calls. */
export const apart = ['WS /websocket/{userId}'];

/** What is promised of this area and built. */
export const promised = ['GET /common/getWaiting'];

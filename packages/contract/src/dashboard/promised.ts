/** What is promised of this area and built. */
export const promised = ['GET /common/getFirstSteps', 'GET /common/getWaiting'];

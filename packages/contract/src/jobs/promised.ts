/** What is promised of this area and built. */
export const promised = ['POST /sys/annountCement/pageJob', 'POST /sys/annountCement/cancelJob'];

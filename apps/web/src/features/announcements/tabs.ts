export const bellTabs = ['announcements', 'messages', 'jobs'] as const;
export type BellTab = (typeof bellTabs)[number];

/** Before anyone chose: where something waits to be read. */
export const firstTab = ({ anntMsgTotal = 0, sysMsgTotal = 0 } = {}): BellTab =>
  anntMsgTotal === 0 && sysMsgTotal > 0 ? 'messages' : 'announcements';

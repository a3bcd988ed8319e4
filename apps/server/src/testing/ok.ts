/** What a call answered, where a test needs it to have gone well. */
export const ok = <T>(reply: { status: number; result: T; body: unknown }): T => {
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return reply.result;
};

export { registerTalkKinds, type TalkKind } from './talkKinds.ts';
export {
  closeThread,
  closeThreads,
  openThread,
  openThreads,
  sayAsSystem,
  sayOfEach,
  setTurn,
  type ThreadFacts,
  tellTalk,
  threadsOf,
} from './threadDoor.service.ts';
export { speak } from './threads.service.ts';

export { registerTalkKinds, type TalkKind } from './talkKinds.ts';
export {
  closeThread,
  openThread,
  sayAsSystem,
  setTurn,
  type ThreadFacts,
  threadsOf,
} from './threadDoor.service.ts';

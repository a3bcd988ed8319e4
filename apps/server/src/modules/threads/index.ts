export {
  closeThread,
  openThread,
  sayAsSystem,
  setTurn,
  type ThreadFacts,
  threadsOf,
} from './threadDoor.service.ts';

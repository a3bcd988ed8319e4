import { type RunnerTask, TestRunner } from 'vitest';

// A fault that shows once in three runs is a fault: what is tried under `faults/` has one try, whatever
// the configuration says of all others.
const triedOnce = /\/faults\//;

export default class extends TestRunner {
  override async onBeforeRunTask(task: RunnerTask) {
    if (task.type === 'test' && triedOnce.test(task.file.filepath)) task.retry = 0;
    await super.onBeforeRunTask(task);
  }
}

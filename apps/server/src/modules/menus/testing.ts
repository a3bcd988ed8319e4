export { menusSamples as samples } from './menus.samples.ts';
export { changeEntry, draftOf, entryOf, publish, titlesSeen } from './menusTestKit.ts';
export { subjects } from './menusTestSubjects.ts';

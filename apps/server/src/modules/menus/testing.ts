export { menusSamples as samples } from './menus.samples.ts';
export { groupForm } from './menusTestForms.ts';
export { changeEntry, draftOf, entryOf, publish, titlesSeen } from './menusTestKit.ts';
export { subjects } from './menusTestSubjects.ts';

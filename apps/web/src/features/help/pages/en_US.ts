export { default as changes } from '../../../../../../CHANGELOG.md?raw';
export { default as topics } from './en_US.gen.json';

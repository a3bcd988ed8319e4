export { default as changes } from '../../../../../../docs/help/zh/changes.md?raw';
export { default as topics } from './zh_CN.gen.json';

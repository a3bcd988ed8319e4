import type { Samples } from '../../../testing/samples.ts';

export const parseSamples: Samples = {
  parseAddress: { body: { text: '张伟 13800001234 广东省深圳市龙岗区坂田街道五和大道1号' } },
};

/** What home loads, beside what those files import themselves and texts of one language. */
export const homeParts = [
  'src/app/SignedInArea.tsx',
  'src/app/texts/laterTexts.ts',
  'src/features/dashboard/pages/Analysis.tsx',
  'src/features/announcements/Bell.tsx',
  'src/features/service/ServiceButton.tsx',
  'src/shared/icons/menuIcons.tsx',
  'src/shared/ui/OverlayParts.tsx',
];

/** And in Chinese. */
export const chineseParts = [
  '../../node_modules/antd/es/locale/zh_CN.js',
  '../../node_modules/dayjs/locale/zh-cn.js',
];

import { type Browser, expect, type Page } from '@playwright/test';
import { enter } from '../support/shellSteps.ts';

export const inChinese = {
  button: /^在线客服/,
  panel: '客服与帮助',
  talk: '给客服留言',
  write: '输入消息',
  send: '发送',
  settle: '结束沟通',
  settled: '已结束',
  about: '关联订单',
  order: (no: string) => `订单 ${no}`,
  enlarge: (name: string) => `放大查看${name}`,
  hours: '服务时间',
  hoursOf: '客服服务时间',
  saturday: '周六',
  from: '周六开始',
  to: '周六结束',
  note: '非服务时间的说明（中文）',
  save: /^保\s?存$/,
  saved: '服务时间已保存',
};
export const inEnglish: typeof inChinese = {
  button: /^Customer service(,|$)/,
  panel: 'Support and help',
  talk: 'Message us',
  write: 'Write a message',
  send: 'Send',
  settle: 'Settle',
  settled: 'Settled',
  about: 'Link an order',
  order: (no: string) => `Order ${no}`,
  enlarge: (name: string) => `Enlarge: ${name}`,
  hours: 'Office hours',
  hoursOf: 'Office hours of customer service',
  saturday: 'Saturday',
  from: 'Saturday from',
  to: 'Saturday to',
  note: 'Note outside office hours (Chinese)',
  save: /^Save$/,
  saved: 'Office hours saved',
};

export const places = [
  { width: 1440, height: 900, language: 'zh_CN', words: inChinese },
  { width: 390, height: 844, language: 'en_US', words: inEnglish },
] as const;
export type Place = (typeof places)[number] & { theme?: 'light' | 'dark' };

export const opened = async (
  browser: Browser,
  { width, height, language, theme = 'light' }: Place,
  user: string,
  path: string,
) => {
  const context = await browser.newContext({ viewport: { width, height } });
  const page = await context.newPage();
  await enter(page, path, { user, language, theme });
  return page;
};

/** The merchant's talk in the pop-up, beside the tenant's own chat. */
export const talkOf = async (page: Page, { words }: Place) => {
  await page.getByRole('button', { name: words.button }).click();
  const panel = page.getByRole('dialog', { name: words.panel });
  await panel.getByRole('button', { name: words.talk }).click();
  await expect(panel.getByLabel(words.write)).toBeVisible();
  return panel;
};

import { listStatements, type Statement } from '@alpaca/contract';
import { expect, type Page, test } from '@playwright/test';
import { callAs } from '../support/api.ts';
import { gathering } from '../support/axe.ts';
import { enter } from '../support/shellSteps.ts';
import { overflow } from '../tracking/trackSteps.ts';

// One after the other: the staff answers what the merchant queries then.
test.describe.configure({ timeout: 180_000, mode: 'serial' });

const operator = 'yunling-op';
const merchant = 'kapok';
const ownPath = '/financial/statements';
const opsPath = '/ops/receivables';

const inChinese = {
  answer: '答复',
  answering: /的疑问$/,
  query: '提出疑问',
  querying: /提出疑问$/,
  what: '哪里不对',
  answered: '已答复',
  queried: '有疑问',
};
const inEnglish: typeof inChinese = {
  answer: 'Answer',
  answering: /^Answer the query about/,
  query: 'Query',
  querying: /^Query statement/,
  what: 'What is not right',
  answered: 'Answered',
  queried: 'Queried',
};
const desk = { width: 1440, height: 900, language: 'zh_CN', words: inChinese, tag: '' } as const;
const phone = {
  width: 390,
  height: 844,
  language: 'en_US',
  words: inEnglish,
  tag: ' @night',
} as const;

const queriedOne = async (): Promise<Statement> => {
  const body = { view: 'queried', pageNo: 1, pageSize: 10 } as const;
  const { page } = await callAs(merchant, listStatements, body);
  const [statement] = page.records;
  if (!statement) throw new Error('the demo has a statement that is queried');
  return statement;
};

const drawerOf = (page: Page, { no }: Statement) =>
  page.getByRole('dialog', { name: new RegExp(`^(对账单|Statement) ${no}$`) });

for (const { width, height, language, words, tag } of [desk, phone]) {
  test(`an operator answers a query and the merchant asks again at ${width} px${tag}`, async ({
    page,
    browser,
  }) => {
    const statement = await queriedOne();
    await page.setViewportSize({ width, height });
    const { found, lookAt } = gathering(page);
    await enter(page, opsPath, { user: operator, language });
    await expect(page.getByText(statement.merchantCode).first()).toBeVisible();
    await lookAt('the ageing');
    await enter(page, `${opsPath}?part=statements&view=queried&id=${statement.id}`, {
      user: operator,
      language,
    });
    const drawer = drawerOf(page, statement);
    await drawer.getByRole('button', { name: words.answer, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: words.answering });
    await dialog.getByRole('textbox').first().fill('Both refunds are in this month.');
    await dialog.getByRole('button', { name: words.answer, exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(drawer.getByText(words.answered, { exact: true })).toBeVisible();
    await lookAt('a statement');
    expect(await overflow(page)).toBe(0);

    const context = await browser.newContext({ viewport: { width, height } });
    const own = await context.newPage();
    await enter(own, `${ownPath}?id=${statement.id}`, { user: merchant, language });
    const theirs = drawerOf(own, statement);
    await expect(theirs.getByText('Both refunds are in this month.').last()).toBeVisible();
    await theirs.getByRole('button', { name: words.query, exact: true }).click();
    const asking = own.getByRole('dialog', { name: words.querying });
    await asking.getByLabel(words.what).fill('Which orders are they?');
    await asking.getByRole('button', { name: words.query, exact: true }).click();
    await expect(asking).toBeHidden();
    await expect(theirs.getByText(words.queried, { exact: true })).toBeVisible();
    expect(await overflow(own)).toBe(0);
    await context.close();
    expect(found).toEqual([]);
  });
}

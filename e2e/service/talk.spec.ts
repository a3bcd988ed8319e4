import { expect, test } from '@playwright/test';
import { faults } from '../support/axe.ts';
import { overflow } from '../tracking/trackSteps.ts';
import { opened, places, talkOf } from './serviceSteps.ts';

test.describe.configure({ timeout: 120_000, mode: 'serial' });

for (const place of places) {
  const { words, language, width } = place;
  test(`a merchant asks, an operator answers and settles: ${language}, ${width} px`, {
    tag: width > 1000 ? '@night' : [],
  }, async ({ browser }) => {
    const question = `Is there a pick-up on Friday? ${language}`;
    const answer = `Yes, until five. ${language}`;
    const merchant = await opened(browser, place, 'kapok', '/dashboard/analysis');
    const panel = await talkOf(merchant, place);
    await panel.getByLabel(words.write).fill(question);
    await panel.getByRole('button', { name: words.send, exact: true }).click();
    await expect(panel.getByText(question)).toBeVisible();
    expect(await faults(merchant, '[popover]:popover-open')).toEqual([]);
    expect(await overflow(merchant)).toBe(0);

    const operator = await opened(browser, place, 'yunling-op', '/ops/service');
    expect(await faults(operator)).toEqual([]);
    expect(await overflow(operator)).toBe(0);
    await operator.getByText('M100002').first().waitFor();
    await operator
      .getByRole('button', { name: /木棉|Kapok/ })
      .first()
      .click();
    const drawer = operator.getByRole('dialog');
    await expect(drawer.getByText(question)).toBeVisible();
    await drawer.getByLabel(words.write).fill(answer);
    await drawer.getByRole('button', { name: words.send, exact: true }).click();
    // Told over the socket, in the open pop-up.
    await expect(panel.getByText(answer)).toBeVisible();
    await drawer.getByRole('button', { name: words.settle, exact: true }).click();
    await expect(drawer.getByRole('button', { name: words.settle, exact: true })).toBeHidden();

    // The next word opens it again.
    await panel.getByLabel(words.write).fill(`Thank you. ${language}`);
    await panel.getByRole('button', { name: words.send, exact: true }).click();
    await expect(drawer.getByText(`Thank you. ${language}`)).toBeVisible();
    await expect(drawer.getByRole('button', { name: words.settle, exact: true })).toBeVisible();
    await merchant.context().close();
    await operator.context().close();
  });
}

test('what an operator answers is counted on the button until it is read', {
  tag: '@night',
}, async ({ browser }) => {
  const place = places[0];
  const merchant = await opened(browser, place, 'kapok', '/dashboard/analysis');
  const button = merchant.getByRole('button', { name: place.words.button });
  await expect(button).toHaveAccessibleName('在线客服');
  const operator = await opened(browser, place, 'yunling-op', '/ops/service');
  await operator
    .getByRole('button', { name: /木棉|Kapok/ })
    .first()
    .click();
  const drawer = operator.getByRole('dialog');
  await drawer.getByLabel(place.words.write).fill('You are welcome.');
  await drawer.getByRole('button', { name: place.words.send, exact: true }).click();
  await expect(button).toHaveAccessibleName('在线客服，1 条未读');
  await talkOf(merchant, place);
  await expect(button).toHaveAccessibleName('在线客服');
  await merchant.context().close();
  await operator.context().close();
});

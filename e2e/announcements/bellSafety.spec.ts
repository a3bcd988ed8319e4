import type { Locator, Page } from '@playwright/test';
import { faults } from '../support/axe.ts';
import { badgeOf, enter, expect, openBell, panelOf, test } from './bellSteps.ts';
import { vectors } from './bellVectors.ts';

// The policy of the page would stop most of these too; here the cleaning has to do it alone.
test.use({ bypassCSP: true });

/** What must not be found in what is shown, whatever was written. */
const suspicious = (body: Locator) =>
  body.evaluate((shown) =>
    [...shown.querySelectorAll('*')].flatMap((element) => {
      const allowed = ['href', 'src', 'alt', 'target', 'rel', 'colspan', 'rowspan'];
      const attributes = [...element.attributes].filter(({ name }) => !allowed.includes(name));
      const named = attributes.map(({ name }) => `${element.localName}[${name}]`);
      const tags =
        /^(p|br|b|strong|i|em|u|[uo]l|li|a|h[34]|img|table|caption|t(head|body|foot|[rhd]))$/;
      const href = element.getAttribute('href') ?? '/';
      const src = element.getAttribute('src') ?? '/';
      return [
        ...named,
        ...(tags.test(element.localName) ? [] : [element.localName]),
        ...(/^(https?:\/\/[^@]*$|mailto:|\/(?!\/))/.test(href) ? [] : [`href=${href}`]),
        ...(/^\/(?!\/)/.test(src) ? [] : [`src=${src}`]),
      ];
    }),
  );

const readNext = async (page: Page) => {
  const panel = await openBell(page, 0);
  await panel.getByRole('listitem').first().getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: /^危险 \d+$/ });
  await expect(dialog).toBeVisible();
  return dialog;
};

test('nothing written into a notice does anything', async ({ page, kit, person }) => {
  test.setTimeout(240_000);
  const outside: string[] = [];
  const here = new Set<string>();
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url());
    if (protocol.startsWith('http')) here.add(host);
    if (host.includes('evil')) outside.push(request.url());
  });
  page.on('dialog', (dialog) => void dialog.dismiss());
  await page.addInitScript('window.hits = 0; window.hit = () => { window.hits += 1; };');
  // In turn, so that the latest comes first.
  for (const [i, html] of vectors.entries()) await kit.notice(person, { title: `危险 ${i}`, html });
  await enter(page, person);
  await expect(badgeOf(page)).toHaveText(String(vectors.length));

  for (let left = vectors.length; left > 0; left -= 1) {
    const html = vectors[left - 1]?.slice(0, 120);
    const dialog = await readNext(page);
    const body = dialog.locator('[tabindex="0"] > div');
    expect(await suspicious(body), html).toEqual([]);
    // Whoever can be pointed at is.
    for (const link of await body.getByText('text').all()) await link.hover({ timeout: 1_000 });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(await page.evaluate('window.hits'), html).toBe(0);
  }
  expect(outside).toEqual([]);
  expect([...here]).toHaveLength(1);
  await expect(badgeOf(page)).toHaveCount(0);
});

test('what a notice may say is shown as it was meant', async ({ page, kit, person }) => {
  const html = `<h3>标题</h3><p>一<b>二</b><br>三</p><ul><li>项</li></ul><h1>大</h1>
    <table><tr><th>列</th></tr><tr><td colspan="2">格</td></tr></table>
    <div>散<span>文</span></div><img src="/logos/yunling.svg" alt="标志" width="9999">
    <a href="https://rules.example/x?a=1">外</a><a href="/order/list">内</a>
    <a href="mailto:help@yunling.example">信</a>`;
  await kit.notice(person, { title: '排版', html });
  await enter(page, person);
  const panel = await openBell(page, 0);
  await panel.getByRole('listitem').getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: '排版' });
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(['标题', '大']);
  await expect(dialog.getByRole('listitem')).toHaveText('项');
  await expect(dialog.getByRole('cell')).toHaveAttribute('colspan', '2');
  await expect(dialog.getByRole('img', { name: '标志' })).not.toHaveAttribute('width');
  await expect(dialog).toContainText('散文');
  const outer = dialog.getByRole('link', { name: '外' });
  await expect(outer).toHaveAttribute('href', 'https://rules.example/x?a=1');
  await expect(outer).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(outer).toHaveAttribute('target', '_blank');
  await expect(dialog.getByRole('link', { name: '内' })).toHaveAttribute('href', '/order/list');
  const mail = dialog.getByRole('link', { name: '信' });
  await expect(mail).toHaveAttribute('href', 'mailto:help@yunling.example');
});

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds no serious fault in the bell, ${theme}`, async ({ page, kit, person }) => {
    for (const priority of ['L', 'M', 'H'] as const) {
      await kit.notice(person, { title: `公告 ${priority}`, priority });
      await kit.message(person, `消息 ${priority}`, { priority });
    }
    const running = await kit.job(person, '处理', { total: 9 });
    await kit.progress(person, running, 3, 1);
    await kit.fail(person, await kit.job(person, '失败'), '原因');
    await kit.finish(person, await kit.job(person, '出账', { optType: 2 }));
    await enter(page, person, { theme });
    await expect(page.getByRole('complementary', { name: '最新紧急公告' })).toBeVisible();
    expect(await faults(page, 'aside')).toEqual([]);
    const panel = await openBell(page, 0);
    // The job that failed is a message too.
    for (const [tab, count] of [3, 4, 3].entries()) {
      await panel.getByRole('tab').nth(tab).click();
      await expect(panel.getByRole('listitem')).toHaveCount(count);
      expect(await faults(page, '[popover]:popover-open')).toEqual([]);
    }
    await panel.getByRole('tab').first().click();
    await panel.getByRole('listitem').first().getByRole('button').click();
    await expect(page.getByRole('dialog', { name: '公告 H' })).toContainText('正文');
    await expect(panelOf(page)).toBeHidden();
    expect(await faults(page, 'dialog[open]')).toEqual([]);
  });
}

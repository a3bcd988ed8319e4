import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '@playwright/test';

const web = join(import.meta.dirname, '../../apps/web');
const mark = readFileSync(join(web, 'src/shared/ui/mark.svg'), 'utf8');
// Phones cut an icon to their own shape: it goes to the edge, and what matters keeps away from it.
const whole = mark.replace('rx="16"', 'rx="0"');
const inside = whole.replace('viewBox="0 0 64 64"', 'viewBox="-8 -16 80 80"');

const icons = [
  { name: '180', size: 180, svg: whole },
  { name: '192', size: 192, svg: mark },
  { name: '512', size: 512, svg: mark },
  { name: 'maskable', size: 512, svg: inside },
];

for (const { name, size, svg } of icons) {
  test(`icons/${name}`, async ({ page }) => {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(
      `<style>body { margin: 0; background: ${svg === inside ? '#1d6b5c' : 'none'} } svg { display: block; width: 100vw }</style>${svg}`,
    );
    mkdirSync(join(web, 'public/icons'), { recursive: true });
    writeFileSync(
      join(web, `public/icons/${name}.png`),
      await page.screenshot({ omitBackground: true }),
    );
  });
}

import { expect, test } from '@playwright/test';
import { browserPath } from '../../scripts/browser.ts';
import { barcodeVideo } from './barcodeVideo.ts';
import { enterDesk, rowsOf, scanPrintPath } from './scanSteps.ts';

const number = 'CAM20261117001';
const film = barcodeVideo(number);

test.use({
  permissions: ['camera'],
  launchOptions: {
    executablePath: browserPath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  },
});

test('a barcode before the camera is read once, by a reader of our own server', async ({
  page,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!/localhost|^(blob|data):/.test(request.url())) foreign.push(request.url());
  });
  await enterDesk(page, scanPrintPath, 'starfield');
  await page.getByRole('button', { name: '用摄像头扫描' }).click();
  await expect(rowsOf(page).first()).toContainText(number, { timeout: 30_000 });
  // Held still before the camera it is one scan.
  await page.waitForTimeout(2_500);
  await expect(rowsOf(page)).toHaveCount(1);
  expect(foreign).toEqual([]);
  await page.getByRole('button', { name: '关闭摄像头' }).click();
  await expect(page.locator('video')).toHaveCount(0);
});

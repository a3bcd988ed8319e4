import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import sharp from 'sharp';
import { alphabet } from './alphabet.ts';
import { drawing } from './drawing.ts';

const characters = Object.keys(alphabet);
const length = 4;

const randomAnswer = () =>
  Array.from({ length }, () => characters[randomInt(characters.length)]).join('');

export const drawCaptcha = async (): Promise<{ answer: string; image: string }> => {
  const answer = randomAnswer();
  const png = await sharp(Buffer.from(drawing(answer)))
    .png()
    .toBuffer();
  return { answer, image: `data:image/png;base64,${png.toString('base64')}` };
};

const digest = (text: string) => createHash('sha256').update(text.trim().toUpperCase()).digest();

// Digests are of one length, so the time tells neither how long the answer is nor how much is right.
export const captchaMatches = (answer: string, given: string): boolean =>
  timingSafeEqual(digest(answer), digest(given)) && answer.trim() !== '';

export { captchaMatches, drawCaptcha } from './captcha.ts';

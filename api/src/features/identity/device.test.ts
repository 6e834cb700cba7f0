import { deviceOf } from './device.ts';

const MOZILLA = 'Mozilla/5.0';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';

it.each([
  [
    `${MOZILLA} (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0`,
    'Firefox op Windows',
  ],
  [`${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) ${CHROME} Safari/537.36`, 'Chrome op macOS'],
  [
    `${MOZILLA} (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/140.0.0.0`,
    'Edge op Windows',
  ],
  [`${MOZILLA} (X11; Linux x86_64) ${CHROME} Safari/537.36 OPR/120.0`, 'Opera op Linux'],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1`,
    'Safari op iPhone',
  ],
  [
    `${MOZILLA} (Linux; Android 15; SM-S931B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet op Android',
  ],
  [`${MOZILLA} (X11; CrOS x86_64 14541.0.0) ${CHROME} Safari/537.36`, 'Chrome op ChromeOS'],
  [
    `${MOZILLA} (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36`,
    'Chrome op Linux',
  ],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`,
    'Chrome op iPhone',
  ],
  ['curl/8.5.0', null],
  ['Windows', 'Windows'],
  ['', null],
  [undefined, null],
])('%s is %s', (userAgent, words) => {
  expect(deviceOf(userAgent)).toBe(words);
});

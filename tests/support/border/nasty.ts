import type { Random } from '../engine/random'

/** Values no form sends: wrong types, number limits, injection strings. */
const nasty: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 1, 2, 99, 100, 2_147_483_648, 9_007_199_254_740_993, 1e21, -1e308],
  ...[
    '',
    ' ',
    '\u0000',
    '\ud800',
    '💥',
    '\u202e\u200b',
    'İ',
    'ﬀ',
    '\r\nSet-Cookie: a=b',
    'a'.repeat(300),
    'x'.repeat(5_000),
    '['.repeat(200),
  ],
  ...[
    "' OR 1=1 --",
    '"; DROP TABLE carts; --',
    "'; select pg_sleep(5); --",
    '1) union select * from users --',
    '\\',
    '%',
    '_',
    '*',
    '(',
    '(a+)+$',
  ],
  ...[
    '<img src=x onerror=alert(1)>',
    '../../etc/passwd',
    '%00',
    '%',
    '${7*7}',
    '{{7*7}}',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
  ],
  ...[
    'NaN',
    'Infinity',
    'null',
    'undefined',
    'true',
    '1e3',
    '0x10',
    '1e999',
    '-0',
    '٣',
    '2026-02-30',
    '2026-01-01T00:00:00Z',
    'now()',
    '10,20,abc',
  ],
  ...['USD', 'EUR', 'JPY', 'usd', 'WELCOME10', 'save20usd', 'hosting', 'domain', 'yearly', 'monthly', 'full', 'partial', 'on-demand'],
  ...['shared-basic', 'ssl-ev', 'whois-privacy', 'example.com', '-.com', 'xn--a.com', 'en', 'de', 'all', 'xx', 'published', 'draft'],
  ...[[], {}, [[]], [null], [[[[[[]]]]]], { $ne: null }, { length: 1e9 }, { equals: 'a' }, { then: 'a' }, { toJSON: 1 }],
]

export const nastyValue = (random: Random): unknown => random.pick(nasty)

/** Lone surrogates can't be percent-encoded. */
export const inAddress = (text: string): string => text.replaceAll(/\p{Cs}/gu, '')

export const nastyWord = (random: Random): string => {
  const value = nastyValue(random)
  return inAddress(typeof value === 'object' ? JSON.stringify(value) : String(value))
}

import { expect, it } from 'vitest'
import { addons } from '@seed/content/addons'
import { coupons } from '@seed/content/coupons'
import { currencies } from '@seed/content/currencies'
import { extensions } from '@seed/content/extensions'

// What §9 names, typed from it. A new shop may begin with more: then it is named here, too.

it.each([
  [
    '§9.10: extension',
    extensions.map(({ extension }) => extension),
    '.com .net .org .io .co .app .at .be .biz .blog .ch .cloud .club .de .design .dev .es .eu .fr .info .it .me .mx .nl .online .shop .store .studio .tech .tv',
  ],
  [
    '§9.17: add-on',
    addons.map(({ key }) => key),
    'whois-privacy domain-lock professional-email email-forwarding ssl malware-scanner premium-dns cdn',
  ],
  ['§9.30: currency', currencies.map(({ code }) => code), 'USD EUR GBP CAD AUD JPY INR'],
  ['§9.37: code', coupons.map(({ code }) => code), 'WELCOME10 CLOUD25 SAVE20USD HOLIDAY50 BULK15'],
] as const)('%s: a new shop begins with no other than this test names', (_what, begun, named) => {
  expect([...begun].sort()).toEqual(named.split(' ').sort())
})

import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { faultsOfRow, rowsOf, unnamed, type CoverageRow } from './coverage-rules'
import { projectRoot } from './lint'

const at = (place: string) => path.join(projectRoot, place)
const exists = (place: string): boolean => existsSync(at(place))
const read = (file: string): string | undefined => (exists(file) ? readFileSync(at(file), 'utf8') : undefined)
const rows = rowsOf(readFileSync(at('docs/spec-coverage.md'), 'utf8'))

const sections = ['§1', '§2', '§3', '§4', '§5', '§6', '§7', '§8', '§9']

// Typed from the specification, and from nowhere else.
const named: Readonly<Record<string, readonly string[]>> = {
  '§2': [
    ...[
      '/shared-hosting',
      '/vps-hosting',
      '/dedicated-servers',
      '/wordpress-hosting',
      '/ecommerce-hosting',
      '/cloud-hosting',
      '/services?type=storage',
    ],
    ...[
      '/services?type=cdn',
      '/services?type=loadbalancer',
      '/ssl-certificates',
      '/email-hosting',
      '/website-builder',
      '/domain/transfer',
      '/domains',
    ],
    ...[
      '/features',
      '/support',
      '/about',
      '/login',
      '/dashboard',
      '/my-domains',
      '/profile',
      '/settings',
      '/{lang}/checkout',
      'Get Started',
    ],
  ],
  '§3': [
    ...[
      'Domain search result (search page)',
      'Domain search result (hero)',
      'Extension catalogue',
      'Add-on product',
      'domain addon (hero)',
      'Cart item',
    ],
    ...[
      'Transfer pricing row',
      'SSL type',
      'hosting plan',
      'email plan',
      'Service',
      'Pricing period entry',
      'paymentTypes',
      'Discount (applied)',
    ],
    ...[
      'Discount summary',
      'Coupon',
      'Automatic discount',
      'Resource item',
      'Currency',
      'Order summary',
      'Testimonial',
      'Case study',
      'Metric',
      'User',
    ],
    ...['Migration form', 'Search history'],
  ],
  '§4': [
    '100 ms',
    'Try again',
    "'Transfer another'",
    'quarterly (3 months)',
    'semiannual (6)',
    'yearly (12',
    'biennial (24)',
    'No services available at the moment.',
    'All Services',
    '-10 and +10',
  ],
  '§5': [
    ...[
      'required',
      'invalidFormat',
      'tooShort',
      'tooLong',
      'invalidCharacters',
      'hyphenPosition',
      'consecutiveHyphens',
      'allNumbers',
      'reservedWord',
      'noDomainName',
      'searchFailed',
    ],
    ...['www, ftp, mail, email, http, https, localhost', "'Please enter a discount code'", "'This discount code is already applied'"],
  ],
  '§7': [
    'GET /api/data/{lang}/{section}',
    'GET /api/data/en/{section}',
    'domain-search, case-studies, testimonials, migration',
    '300000 ms',
    '800-1600 ms',
    '1 s and 1.5 s',
    'isValid and error',
  ],
  '§8': [
    ...[
      'searchFailed',
      'noResults',
      "'Error - Please enter a discount code'",
      "'Already Applied'",
      "'Invalid Code'",
      "'This discount code is not valid'",
    ],
    ...[
      "'Error - Failed to apply discount code. Please try again.'",
      "'Error loading resource center'",
      "'Loading...'",
      "'No resources found'",
    ],
    ...[
      "'Error loading technical features'",
      "'Failed to load {section} data'",
      "'Unknown error'",
      "'Failed to load data'",
      "'Failed to load services'",
    ],
    ...[
      "'Failed to load services: {message}'",
      "'Failed to load domain pricing: {message}'",
      "'Error loading migration assistance'",
      "'Not Available'",
      "'This domain is taken'",
    ],
  ],
  '§9': [
    ...['results 10', '10 most recent terms (3 shown)', 'up to 6', 'max 20', 'max 63', '0.9', 'Renews at {price}/year'],
    ...['.com 12.99 / 15.99 / 14.99', '.net 14.99 / 17.99 / 16.99', '.org 13.99 / 16.99 / 15.99'],
    ...['.io 39.99 / 49.99 / 44.99', '.co 24.99 / 29.99 / 27.99', '.app 19.99 / 24.99 / 22.99', '.com 14.99/yr, .org 16.99/yr'],
    ...[
      'WHOIS privacy 9.99',
      'domain lock 4.99',
      'professional email 4.99',
      'email forwarding 1.99',
      'SSL 49.99',
      'malware scanner 19.99',
      'premium DNS 14.99',
      'CDN 9.99',
    ],
    ...[
      '12.99 with original 19.99',
      'DV 9.99 / 99.99',
      'OV 49.99 / 499.99',
      'EV 99.99 / 999.99',
      "'save 17%'",
      '3 times',
      '+2x',
      '149.99',
      '1.2 times',
      '1.4 times',
      "'Save 17%'",
    ],
    ...[
      'USD 1,',
      'EUR 0.85',
      'GBP 0.73',
      'CAD 1.35',
      'AUD 1.5',
      'JPY 110',
      'INR 83',
      '2025-07-19',
      'tax rate 0.1',
      'minimum 0',
      'ORD-{time}-{random}',
    ],
    ...[
      'WELCOME10: 10%, capped at 50',
      'CLOUD25: 25% on hosting, minimum 30, cap 100',
      'SAVE20USD: fixed 20 USD, minimum 100',
      'HOLIDAY50: 50% on SSL, cap 200',
      'BULK15: 15% for 3 or more items, cap 75',
    ],
    ...['10% on hosting and SSL', '5% capped at 25', '5% over 200 USD capped at 50', 'Basic 4.99/mo, Premium 9.99, Enterprise 19.99'],
    ...[
      'shared-basic 4.99/mo and 49.99/yr',
      'shared-pro 9.99/99.99',
      'vps-starter 29.99/299.99 with setup fee 15',
      'dedicated-basic 149.99/1499.99 with setup fee 50',
    ],
    ...[
      '90, 30 and 7 days',
      '30-day grace period plus 30-day redemption',
      '5-7 days',
      '30-day money back',
      'Free migration',
      '24/7 support',
      'within 24 hours',
    ],
    ...['1000000 ms', '3 seconds', '300000 ms'],
  ],
}

describe('the guard is red', () => {
  const page =
    '## §8 Errors\n\n| The specification says | It lives in | Proven by |\n|---|---|---|\n| a | `src/core` | `tests/unit/a.test.ts` “D6: more than 200” |\n'
  const [row] = rowsOf(page) as [CoverageRow]
  const source = "it('D6: more than 200', () => {})"
  const faults = (changed: Partial<CoverageRow>, text: string | undefined = source) =>
    faultsOfRow({ ...row, ...changed }, () => text, exists)

  it('but not on a good row', () => {
    expect(row).toEqual({
      section: '§8',
      says: 'a',
      places: ['src/core'],
      proofs: [{ file: 'tests/unit/a.test.ts', title: 'D6: more than 200' }],
    })
    expect(faults({})).toEqual([])
    expect(faults({}, "it('the buyer\\'s D6: more than 200')")).toEqual([])
  })

  it('on a row without a test, or with one that is gone', () => {
    expect(faults({ proofs: [] })).toEqual(['§8 a: names no test'])
    expect(faultsOfRow(row, () => undefined, exists)).toEqual(['§8 a: tests/unit/a.test.ts is no test file'])
    expect(faults({ proofs: [{ file: 'tests/unit/a.ts', title: 'D6: more than 200' }] })).toEqual(['§8 a: tests/unit/a.ts is no test file'])
  })

  it('on a title that no test has, that stands outside a string, or that says nothing', () => {
    expect(faults({}, "it('D6: more than 100')")).toEqual(['§8 a: no test in tests/unit/a.test.ts is called "D6: more than 200"'])
    expect(faults({}, "// D6: more than 200\nit('D7')")).toHaveLength(1)
    expect(faults({ proofs: [{ file: 'tests/unit/a.test.ts', title: 'D6' }] })).toEqual(['§8 a: "D6" could be any test'])
  })

  it('on a place that is not there', () => {
    expect(faults({ places: ['src/nowhere'] })).toEqual(['§8 a: src/nowhere is not there'])
    expect(faults({ places: [] })).toEqual(['§8 a: lives nowhere'])
  })

  it('on a string that no row of its section names', () => {
    expect(unnamed([row], '§8', ['a', "'Already Applied'"])).toEqual(["'Already Applied'"])
    expect(unnamed([{ ...row, section: '§9' }], '§8', ['a'])).toEqual(['a'])
  })
})

describe('docs/spec-coverage.md', () => {
  it('has rows for every section', () => {
    expect([...new Set(rows.map(({ section }) => section))]).toEqual(sections)
    expect(rows.length).toBeGreaterThan(150)
  })

  it('names a test that exists for every row, and where it lives', () => {
    expect(rows.flatMap((row) => faultsOfRow(row, read, exists))).toEqual([])
  })

  it('says nothing twice', () => {
    const says = rows.map((row) => `${row.section} ${row.says}`)
    expect(says.filter((text, index) => says.indexOf(text) !== index)).toEqual([])
  })

  it.each(Object.entries(named))('%s: every string and figure the specification spells out has its row', (section, strings) => {
    expect(unnamed(rows, section, strings)).toEqual([])
  })
})

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const page = readFileSync(path.resolve(import.meta.dirname, '../../docs/rules.md'), 'utf8')

/** What the rules of a section say. */
const saidUnder = (section: string, rules: string): readonly string[] =>
  [...rules.matchAll(/^\| (?<section>§\d)\.\d+ \| (?<says>.*) \| [^|]+ \|$/gm)]
    .filter(({ groups }) => groups?.['section'] === section)
    .map(({ groups }) => groups?.['says'] ?? '')

const unnamed = (rules: string, section: string, strings: readonly string[]): readonly string[] => {
  const said = saidUnder(section, rules)
  return strings.filter((text) => !said.some((says) => says.includes(text)))
}

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

describe('the rules of the specification', () => {
  it.each(Object.entries(named))('%s: each string and figure it spells out has its rule', (section, strings) => {
    expect(unnamed(page, section, strings)).toEqual([])
  })

  it('miss a string that no rule of its section names', () => {
    const rules = '| §8.1 | a | `src/core` |\n'
    expect(unnamed(rules, '§8', ['a', "'Already Applied'"])).toEqual(["'Already Applied'"])
    expect(unnamed(rules, '§9', ['a'])).toEqual(['a'])
  })

  it('say nothing twice', () => {
    const says = Object.keys(named).flatMap((section) => saidUnder(section, page).map((text) => `${section} ${text}`))
    expect(says.filter((text, index) => says.indexOf(text) !== index)).toEqual([])
  })
})

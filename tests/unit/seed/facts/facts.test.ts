import { describe, expect, it } from 'vitest'
import { domainLifecycle, domainSearchLimits } from '@/config/limits'
import { retentionDays } from '@/config/retention'
import { automaticDiscounts } from '@seed/content/automatic-discounts'
import { currencies } from '@seed/content/currencies'
import { customization } from '@seed/content/pages/customization/customization'
import { depositOrInstallments, halfNow } from '@seed/content/services/payment'
import { seedLocales, type SeedLocale } from '@seed/locales'
import { claimsIn, figuresOf, type Figure } from './claims'
import { contradicting } from './contraries'
import { factChecks, type FactCheck } from './facts'
import { readFacts, type Fact } from './facts-page'
import { textsIn, type ShopText } from './texts'

const facts = readFacts()
const factOf = (id: string): Fact => {
  const fact = facts.find((each) => each.id === id)
  if (!fact) throw new Error(`docs/facts.md has no ${id}`)
  return fact
}

const claimsOf = ({ near, at, ...quantities }: FactCheck, locale: SeedLocale, texts: readonly ShopText[]) =>
  texts
    .filter((text) => at === undefined || at.test(text.at))
    .flatMap(({ at: place, text }) => claimsIn(text, locale, near[locale], quantities).map((figure) => ({ place, figure, text })))

/** Every text that says another figure than the fact's. */
const otherwise = (
  check: FactCheck,
  { figures }: Pick<Fact, 'figures'>,
  locale: SeedLocale,
  texts: readonly ShopText[],
): readonly string[] =>
  claimsOf(check, locale, texts)
    .filter(({ figure }) => !figures.includes(figure))
    .map(({ place, figure, text }) => `${place}: ${figure} (${text})`)

const checks = Object.entries(factChecks)

describe('the guard is red', () => {
  const refund = factChecks['refund'] as FactCheck
  const said = (locale: SeedLocale, text: string) => otherwise(refund, { figures: ['30 day'] }, locale, [{ at: 'pages[/about]', text }])

  it.each([
    ['en', 'Money back for 14 days, domain names excluded.'],
    ['es', 'Devolución en 15 días, salvo los dominios.'],
    ['fr', 'Remboursé pendant quarante ou 60 jours.'],
    ['de', '14 Tage Geld zurück, außer für Domains.'],
  ] as const)('on another figure beside the same words, in %s: %s', (locale, text) => expect(said(locale, text)).toHaveLength(1))

  it('but not on the same figure, in whichever words, nor on one that belongs to something else', () => {
    expect(said('en', 'Thirty days money back.')).toEqual([])
    expect(said('en', 'Your money back for 30 days; transfers take 5 to 7 days.')).toEqual([])
  })

  it.each([
    ['renewal-price', 'en', 'The plans renew at the same price.'],
    ['wildcard-coverage', 'de', 'Der Name und alle seine Subdomains.'],
    ['moving-a-site', 'en', 'Website migration costs 20 dollars.'],
    ['data-centres', 'fr', 'Dans nos centres de données.'],
    ['leaving-disks', 'es', 'Al terminar, los discos se destruyen.'],
    ['growing-vps', 'de', 'Kerne kommen im laufenden Betrieb dazu.'],
    ['updates', 'fr', 'Mises à jour comprises dans toutes nos offres.'],
    ['builder-included', 'en', 'Hosting and certificate are the rest.'],
    ['cloud-machines', 'de', 'Jeder Cloud-Tarif läuft auf zwei Maschinen.'],
    ['server-parts', 'en', 'Build your own server: cores, memory, disk and a load balancer.'],
    ['titles-and-plans', 'fr', 'Douze magazines sur une seule offre.'],
    ['addon-or-plan', 'es', 'El complemento cuesta lo mismo que el certificado DV.'],
    ['no-results', 'de', 'Versuchen Sie einen kürzeren Namen.'],
    ['second-step', 'en', 'We send a code by text message.'],
    ['shared-core', 'de', 'Jede Website auf der Maschine behält ihren Kern.'],
  ] as const)('on what contradicts a fact without a figure: %s, in %s', (id, locale, text) =>
    expect(contradicting[id]?.[locale].test(text)).toBe(true),
  )

  it('reads 5 to 7 days as two figures, and a quarter of an hour as minutes', () => {
    expect(figuresOf('Von 5 bis 7 Tagen.', 'de', { units: ['day'] })).toEqual(['5 day', '7 day'])
    expect(figuresOf('Il faut attendre un quart d’heure.', 'fr', { units: ['minute'] })).toEqual(['15 minute'])
    expect(figuresOf('99,9\u202f% de chaque mois', 'fr', { units: ['%'] })).toEqual(['99.9 %'])
  })
})

it('docs/facts.md and the checks name the same facts', () => {
  expect(facts.map(({ id }) => id).sort()).toEqual([...Object.keys(factChecks), ...Object.keys(contradicting)].sort())
  expect(facts.filter(({ figures, id }) => figures.length > 0 !== id in factChecks)).toEqual([])
})

describe.each(seedLocales)('what the shop promises, in %s', (locale) => {
  it.each(checks)('%s: no text says another figure', (id, check) => {
    expect(otherwise(check, factOf(id), locale, textsIn[locale])).toEqual([])
  })

  it.each(checks)('%s: is said somewhere', (_id, check) => {
    expect(claimsOf(check, locale, textsIn[locale]).length).toBeGreaterThan(0)
  })

  it.each(facts.map((fact) => [fact.id, fact] as const))('%s: is said where docs/facts.md says so', (id, { figures, places }) => {
    const missing = places.flatMap((place) => {
      const texts = textsIn[locale].filter(({ at }) => at.startsWith(place))
      const said = new Set<Figure>(texts.flatMap(({ text }) => figuresOf(text, locale, factChecks[id] ?? { units: [] })))
      return texts.length > 0 && figures.every((figure) => said.has(figure)) ? [] : [place]
    })
    expect(missing).toEqual([])
  })

  it.each(Object.entries(contradicting))('%s: no text says the contrary', (_id, contrary) => {
    expect(textsIn[locale].filter(({ text }) => contrary[locale].test(text.replace(/[\u00a0\u202f]/g, ' ')))).toEqual([])
  })
})

describe('the figures are those the shop keeps', () => {
  const inUnits = (unit: string, ...numbers: readonly number[]): readonly Figure[] => numbers.map((number) => `${number} ${unit}`)
  const workbenches = customization.layout.flatMap((section) => (section.blockType === 'domain-tools' ? section.tools : [])).length
  const discount = (key: string) => automaticDiscounts.find((each) => each.key === key)

  it.each([
    ['reminders', inUnits('day', ...domainLifecycle.renewalReminderDays)],
    ['grace', inUnits('day', domainLifecycle.graceDays)],
    ['redemption', inUnits('day', domainLifecycle.redemptionDays)],
    ['bulk-search', inUnits('name', domainSearchLimits.bulkNames)],
    ['cart-cookie', inUnits('day', retentionDays.cart)],
    ['currencies', inUnits('currency', currencies.length)],
    ['workbenches', inUnits('workbench', workbenches)],
    ['yearly-discount', inUnits('%', discount('yearly-billing')?.value ?? 0)],
    ['payment-parts', inUnits('part', depositOrInstallments(0, 0).partial?.installmentCount ?? 0)],
    ['payment-halves', inUnits('half', 1 / (halfNow.partial?.depositPercentage ?? 0))],
    ['first-order', [`${discount('first-order')?.value} %`, `${discount('first-order')?.maxDiscount} USD`]],
    [
      'volume',
      [`${discount('volume')?.value} %`, `${discount('volume')?.conditions.minAmount} USD`, `${discount('volume')?.maxDiscount} USD`],
    ],
  ])('%s', (id, kept) => expect(factOf(id).figures).toEqual(kept))
})

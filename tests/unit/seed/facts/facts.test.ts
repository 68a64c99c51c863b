import { describe, expect, it } from 'vitest'
import { domainLifecycle, domainSearchLimits } from '@/lib/config/limits'
import { retentionDays } from '@/lib/config/retention'
import { automaticDiscounts } from '@seed/content/automatic-discounts'
import { currencies } from '@seed/content/currencies'
import { customization } from '@seed/content/pages/customization/customization'
import { depositOrInstallments, halfNow } from '@seed/content/services/payment'
import { seedLocales, type SeedLocale } from '@seed/locales'
import { claimsIn, type Figure } from './claims'
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

it('docs/facts.md and the checks list the same facts', () => {
  expect(facts.map(({ id }) => id).sort()).toEqual([...Object.keys(factChecks), ...Object.keys(contradicting)].sort())
  expect(facts.filter(({ figures, id }) => figures.length > 0 !== id in factChecks)).toEqual([])
})

describe.each(seedLocales)('claims in %s', (locale) => {
  it.each(checks)('%s: no text has another figure', (id, check) => {
    expect(otherwise(check, factOf(id), locale, textsIn[locale])).toEqual([])
  })

  it.each(checks)('%s: is stated somewhere', (_id, check) => {
    expect(claimsOf(check, locale, textsIn[locale]).length).toBeGreaterThan(0)
  })

  it.each(Object.entries(contradicting))('%s: no text says the contrary', (_id, contrary) => {
    expect(textsIn[locale].filter(({ text }) => contrary[locale].test(text.replace(/[\u00a0\u202f]/g, ' ')))).toEqual([])
  })
})

describe('figures match the shop’s limits', () => {
  const inUnits = (unit: string, ...numbers: readonly number[]): readonly Figure[] => numbers.map((number) => `${number} ${unit}`)
  const configurators = customization.layout.flatMap((section) => (section.blockType === 'domain-tools' ? section.tools : [])).length
  const discount = (key: string) => automaticDiscounts.find((each) => each.key === key)

  it.each([
    ['reminders', inUnits('day', ...domainLifecycle.renewalReminderDays)],
    ['grace', inUnits('day', domainLifecycle.graceDays)],
    ['redemption', inUnits('day', domainLifecycle.redemptionDays)],
    ['bulk-search', inUnits('name', domainSearchLimits.bulkNames)],
    ['cart-cookie', inUnits('day', retentionDays.cart)],
    ['currencies', inUnits('currency', currencies.length)],
    ['configurators', inUnits('configurator', configurators)],
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

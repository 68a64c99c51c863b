import { createHash } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { cardLimits } from '@/lib/config/limits'
import { locales } from '@/lib/config/locales'
import { mandateVersion } from '@/core/payments/types'
import { CardsSection } from '@/features/account/settings-page'
import { PayButton } from '@/features/checkout/order/order-plan'
import de from '@/lib/i18n/messages/de.json'
import en from '@/lib/i18n/messages/en.json'
import es from '@/lib/i18n/messages/es.json'
import fr from '@/lib/i18n/messages/fr.json'
import { drawInWords } from '../../../support/draw-in-words'

vi.mock('@/features/account/actions/account-actions', () => ({ chooseCardAction: vi.fn(), removeCardAction: vi.fn() }))
vi.mock('@/features/account/actions/security-actions', () => ({}))

const visa = { id: 'a', brand: 'visa', lastFour: '4242', expiryMonth: 3, expiryYear: 2030, isUsed: true } as const
const words = { de, en, es, fr }

describe.each(locales)('saved cards of an account in %s', (locale) => {
  const draw = (cards: Parameters<typeof CardsSection>[0]['cards']) => drawInWords(<CardsSection cards={cards} />, locale)
  const { cards: said } = words[locale].account

  it('U23: show which one is charged, and confirm removal', () => {
    const both = draw([visa, { ...visa, id: 'b', lastFour: '1881', isUsed: false }])
    for (const each of ['Visa ···· 4242', 'Visa ···· 1881', '03/2030', said.used, said.removeConfirm]) expect(both).toContain(each)
    expect(both.split(said.used)).toHaveLength(2)
    expect(both.split('<details')).toHaveLength(3)
    expect(draw([])).toContain(said.none)
  })

  it('U18: may be saved when an order is paid; without consent the link is the same', () => {
    const box = drawInWords(<PayButton href="/pay" isKeepable label="Pay" />, locale)
    expect(box).toContain('method="post"')
    expect(box).toContain(words[locale].checkout.keepCardHint)
    expect(box).not.toContain('checked')
    expect(drawInWords(<PayButton href="/pay" isKeepable={false} label="Pay" />, locale)).toContain('<a class')
  })
})

it('U18: have a numbered consent text; changing the text needs a new number', () => {
  const agreed = locales.map((locale) => [words[locale].checkout.keepCard, words[locale].checkout.keepCardHint])
  const digest = createHash('sha256').update(JSON.stringify(agreed)).digest('hex').slice(0, 12)
  for (const [, hint] of agreed) expect(hint).toContain(`${cardLimits.guestDays} `)
  expect({ words: mandateVersion, digest }).toEqual({ words: 6, digest: '1f919249e2d7' })
})

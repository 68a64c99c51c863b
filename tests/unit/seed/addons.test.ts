import { describe, expect, it } from 'vitest'
import de from '@/lib/i18n/messages/de.json'
import en from '@/lib/i18n/messages/en.json'
import es from '@/lib/i18n/messages/es.json'
import fr from '@/lib/i18n/messages/fr.json'
import { addons } from '@seed/content/addons'
import { seedLocales } from '@seed/locales'

const messages = { en, es, fr, de }
const addonOf = (key: string) => addons.find((addon) => addon.key === key)

describe('the seeded add-ons', () => {
  it.each([
    ['professional-email', ['shared', 'wordpress', 'ecommerce', 'email']],
    ['email-forwarding', ['shared', 'wordpress', 'ecommerce', 'email']],
    ['ssl', ['shared', 'wordpress', 'ecommerce', 'website']],
  ])('S16: %s is included in the plans that already have it', (key, categories) => {
    expect(addonOf(key)?.includedIn).toEqual(categories)
  })

  it.each(seedLocales)('none has the name of the free switch of a domain in %s, and the paid lock mentions it', (locale) => {
    const free = messages[locale].account.domains.lock
    expect(addons.map(({ name }) => name[locale])).not.toContain(free)
    const lock = addonOf('domain-lock')
    expect(lock?.name[locale]).toMatch(/confirm|bestätig/i)
    expect(`${lock?.description[locale]}`).toMatch(/free|gratuit|kostenlos/i)
  })
})

import { expect, it } from 'vitest'
import { locales } from '@/lib/config/locales'
import { AccountFrame } from '@/features/account/subscriptions-page'
import { MobileMenu } from '@/features/site-header/site-header'
import { drawInWords } from '../../../support/draw-in-words'

const wordsOf = { en: 'Log out', es: 'Cerrar sesión', fr: 'Se déconnecter', de: 'Abmelden' }

it.each(locales)('§6: every account page has a logout button in %s', (locale) => {
  const page = drawInWords(
    <AccountFrame path="/dashboard" heading="Ines">
      {null}
    </AccountFrame>,
    locale,
  )
  expect(page).toMatch(new RegExp(`<button type="button"[^>]*>${wordsOf[locale]}</button>`))
})

it('§2.10: the mobile menu starts with the account, so that logout is visible', () => {
  const menu = drawInWords(
    <MobileMenu buttonLabel="Menu" label="Main" menus={[{ label: 'Domains', groups: [] } as never]} account="ACCOUNT" choices={null} />,
  )
  expect(menu.indexOf('ACCOUNT')).toBeLessThan(menu.indexOf('Domains'))
})

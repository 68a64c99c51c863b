import { describe, expect, it, vi } from 'vitest'
import { locales } from '@/lib/config/locales'
import { SettingsPage } from '@/features/account/settings-page'
import { drawInWords } from '../../../support/draw-in-words'

const { actions } = vi.hoisted(() => ({
  actions: (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, async () => null])),
}))

vi.mock('@/features/account/actions/account-actions', () =>
  actions(
    'emailAction',
    'endOtherSessionsAction',
    'endSessionAction',
    'languageAction',
    'passwordAction',
    'chooseCardAction',
    'removeCardAction',
  ),
)
vi.mock('@/features/account/actions/security-actions', () =>
  actions('beginNewCodesAction', 'beginTwoStepAction', 'turnOffAction', 'removePasskeyAction'),
)

const session = {
  id: 'a',
  device: 'Firefox · Linux',
  createdAt: '2027-02-03T09:41:00.000Z',
  lastSeenAt: '2027-02-04T17:05:00.000Z',
  isCurrent: true,
}

const draw = (locale: (typeof locales)[number]) =>
  drawInWords(
    <SettingsPage
      sessions={[session]}
      twoStep={{ isOn: false, since: null, recoveryCodesLeft: 0 }}
      passkeys={[]}
      cards={[]}
      device={null}
      email="ines@example.com"
      mailLocale={locale}
      currencyPicker={null}
    />,
    locale,
  )

describe('account settings', () => {
  it.each(locales)('K11: show browser, system, day and hour of a session in %s', (locale) => {
    const page = draw(locale)
    expect(page).toContain('Firefox · Linux')
    expect(page).toMatch(/9:41[^<]*UTC[^<]*(?:17:05|5:05)[^<]*UTC/)
  })

  it.each(locales)('K12: offer to change the email address with the password in %s', (locale) => {
    const [, form = ''] = /<form[^>]*>((?:(?!<\/form>).)*name="email".*?)<\/form>/s.exec(draw(locale)) ?? []
    expect(form).toContain('type="email"')
    expect(form).toContain('type="password"')
  })

  it.each(locales)('K11: have a reveal button on every password field in %s', (locale) => {
    const page = draw(locale)
    const passwords = page.split('type="password"').length - 1
    expect(passwords).toBeGreaterThan(0)
    expect(page.split('aria-pressed="false"').length - 1).toBe(passwords)
  })

  it.each(locales)('U48: link to account deletion in %s', (locale) => {
    expect(draw(locale)).toContain(`href="/${locale}/settings/delete"`)
  })
})

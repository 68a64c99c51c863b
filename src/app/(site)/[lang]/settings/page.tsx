import { headers } from 'next/headers'
import { accountMetadata, type AccountRouteProps } from '@/app/account-metadata'
import { toLocale } from '@/app/page-locale'
import { cardLimits } from '@/lib/config/limits'
import { SettingsPage } from '@/features/account/settings-page'
import { CurrencyPicker } from '@/features/site-header/language-switch'
import { readShell, readShop, requireCustomer } from '@/request-context'
import { findCardsOf } from '@/modules/payments/saved-methods/saved-methods.repository'
import { withDatabase } from '@/lib/db/database-health'
import { listSessions, deviceName } from '@/modules/auth/sessions'
import { listPasskeys } from '@/modules/accounts/two-factor.service'
import { getProfile } from '@/modules/accounts/accounts.service'
import { twoStepState } from '@/modules/accounts/login.service'

/** Never cached: personal content. */
export const dynamic = 'force-dynamic'

export const generateMetadata = accountMetadata('/settings', 'settings')

export default async function SettingsRoute({ params }: AccountRouteProps) {
  const locale = toLocale((await params).lang)
  const { context, customer } = await requireCustomer(locale, '/settings')
  const [{ sessions }, { passkeys }, cards, twoStep, profile, shop, { settings }] = await withDatabase(() =>
    Promise.all([
      listSessions(context, customer),
      listPasskeys(context, customer),
      findCardsOf(context.payload.db.drizzle, customer.id, cardLimits.listed),
      twoStepState(context, customer),
      getProfile(context, customer),
      readShop(locale),
      readShell(locale),
    ]),
  )
  const options = shop.currencies.map(({ code, symbol, name }) => ({ code, symbol, name }))
  return (
    <SettingsPage
      sessions={sessions}
      twoStep={twoStep}
      passkeys={passkeys}
      cards={cards}
      device={deviceName((await headers()).get('user-agent'))}
      email={profile.email}
      mailLocale={profile.locale}
      currencyPicker={<CurrencyPicker options={options} defaultCode={settings.defaultCurrency} />}
    />
  )
}

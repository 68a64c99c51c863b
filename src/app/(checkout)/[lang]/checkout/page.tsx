import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'

import { toLocale } from '@/app/page-locale'
import { toMetadata } from '@/app/page-metadata'
import type { Locale } from '@/lib/config/locales'
import { CheckoutPage } from '@/features/checkout/checkout-page'
import { clientMessages, pickMessages } from '@/lib/i18n/messages'
import { getVisitorContext, readShell, readShop } from '@/request-context'
import { withDatabase } from '@/lib/db/database-health'
import { offeredMethods } from '@/modules/payments/payments.service'
import { toBankAccount, preselectsRecommended } from '@/modules/content/shop-settings'
import { getProfile } from '@/modules/accounts/accounts.service'

interface RouteProps {
  readonly params: Promise<{ lang: string }>
}

/** Never cached: personal content. */
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: RouteProps): Promise<Metadata> {
  const locale = toLocale((await params).lang)
  const [words, { settings }] = await Promise.all([getTranslations({ locale, namespace: 'pageTitles' }), readShell(locale)])
  return toMetadata({ locale, path: '/checkout', title: words('checkout'), brandName: settings.brandName, noindex: true })
}

/** Form values of the logged-in customer, by field name. */
const findPrefill = async (locale: Locale): Promise<Record<string, string>> => {
  const context = await getVisitorContext(locale)
  const { customer } = context
  if (customer === null) return {}
  const { name, email, company, vatId, phone, billingAddress } = await withDatabase(() => getProfile(context, customer))
  const address = Object.entries(billingAddress ?? {}).map(([field, value]) => [`billingAddress.${field}`, value ?? ''])
  return {
    'contact.name': name,
    'contact.email': email,
    'contact.company': company ?? '',
    'contact.vatId': vatId ?? '',
    'registrant.phone': phone ?? '',
    ...Object.fromEntries(address),
  }
}

export default async function CheckoutRoute({ params }: RouteProps) {
  const locale = toLocale((await params).lang)
  const [{ settings }, messages, prefill, { payments }, { addons }] = await Promise.all([
    readShell(locale),
    getMessages({ locale }),
    findPrefill(locale),
    getVisitorContext(locale),
    readShop(locale),
  ])
  return (
    <NextIntlClientProvider messages={{ ...clientMessages(messages), ...pickMessages(messages, ['checkout']) }}>
      <CheckoutPage
        methods={offeredMethods(payments, toBankAccount(settings.bankDetails))}
        prefill={prefill}
        preselectedAddons={preselectsRecommended(settings) ? addons.filter(({ recommended }) => recommended).map(({ id }) => id) : []}
        priceLocale={settings.priceLocale === 'visitor' ? locale : undefined}
      />
    </NextIntlClientProvider>
  )
}

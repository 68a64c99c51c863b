import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'

import { PageBreadcrumbs } from '@/app/page-breadcrumbs'
import { toLocale } from '@/app/page-locale'
import { toMetadata } from '@/app/page-metadata'
import { CheckoutPage } from '@/features/checkout/checkout-page'
import { clientMessages, pickMessages } from '@/i18n/client-messages'
import { readShell } from '@/request-context'

interface RouteProps {
  readonly params: Promise<{ lang: string }>
}

/** Never kept: the answer is one visitor's own. */
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: RouteProps): Promise<Metadata> {
  const locale = toLocale((await params).lang)
  const [words, { settings }] = await Promise.all([getTranslations({ locale, namespace: 'pageTitles' }), readShell(locale)])
  return toMetadata({ locale, path: '/checkout', title: words('checkout'), brandName: settings.brandName, noindex: true })
}

export default async function CheckoutRoute({ params }: RouteProps) {
  const locale = toLocale((await params).lang)
  const [words, { settings }, messages] = await Promise.all([
    getTranslations({ locale, namespace: 'pageTitles' }),
    readShell(locale),
    getMessages({ locale }),
  ])
  return (
    <NextIntlClientProvider messages={{ ...clientMessages(messages), ...pickMessages(messages, ['checkout']) }}>
      <CheckoutPage
        priceLocale={settings.priceLocale === 'visitor' ? locale : undefined}
        breadcrumbs={
          <PageBreadcrumbs
            locale={locale}
            trail={[
              { label: words('cart'), path: '/cart' },
              { label: words('checkout'), path: '/checkout' },
            ]}
          />
        }
      />
    </NextIntlClientProvider>
  )
}

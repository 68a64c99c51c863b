import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { notFound } from 'next/navigation'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'

import { toLocale } from '@/app/page-locale'
import { toMetadata } from '@/app/page-metadata'
import { ClaimOrder } from '@/features/account/profile-page'
import { OrderAccessPage } from '@/features/account/auth-pages'
import { CheckForm } from '@/features/account/subscription-domains'
import { CancelRenewal } from '@/features/account/renew-page'
import { WebsiteSetupCards } from '@/components/website-setup/website-setup'
import { OrderPage } from '@/features/checkout/order/order-page'
import { OrderSteps, toPaymentVisit } from '@/features/checkout/order/payment-notice'
import { toBankAccount } from '@/modules/content/shop-settings'
import { isUnpaidRenewal } from '@/core/orders/renewal-order'
import { normaliseOrderNumber } from '@/core/orders/types'
import { clientMessages, pickMessages } from '@/lib/i18n/messages'
import { getVisitorContext, readShell } from '@/request-context'
import { withDatabase } from '@/lib/db/database-health'
import { isOrderNumber, orderTokenOf, ordersCookie } from '@/modules/orders/order-access'
import { findListedOfOrder } from '@/modules/invoices/invoices.repository'
import { isSaveable, findPayable } from '@/modules/payments/payments.service'
import { listPartsOfOrder } from '@/modules/subscriptions/parts'
import { listWebsitesOfOrder } from '@/modules/websites/websites.service'
import { orderView } from '@/modules/orders/presenter'
import { needsStartRequest } from '@/modules/checkout/acceptance'
import { findOrderProgress, isAwaitingAcceptance } from '@/modules/orders/orders.repository'
import { getOrderSummary } from '@/modules/orders/orders.service'

interface RouteProps {
  readonly params: Promise<{ lang: string; orderNumber: string }>
  readonly searchParams: Promise<{ payment?: string | string[] }>
}

/** Never cached: personal content. */
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: RouteProps): Promise<Metadata> {
  const { lang, orderNumber } = await params
  const locale = toLocale(lang)
  const [words, { settings }] = await Promise.all([getTranslations({ locale, namespace: 'pageTitles' }), readShell(locale)])
  const title = words('order', { orderNumber: normaliseOrderNumber(orderNumber) })
  return toMetadata({ locale, path: `/orders/${orderNumber}`, title, brandName: settings.brandName, noindex: true })
}

/** O7: needs the customer's session or the cookie set at checkout; otherwise the same page for every order number. */
export default async function OrderRoute({ params, searchParams }: RouteProps) {
  const { lang, orderNumber } = await params
  const locale = toLocale(lang)
  const [context, cookieStore] = await Promise.all([getVisitorContext(locale), cookies()])
  const number = normaliseOrderNumber(orderNumber)
  const found = await withDatabase(() => getOrderSummary(context, number, orderTokenOf(cookieStore.get(ordersCookie)?.value, number)))
  if (!found.ok && !isOrderNumber(number)) notFound()
  if (!found.ok) return <OrderAccessPage orderNumber={number} />
  const [{ settings }, messages, payable, parts, invoices, progress, websites, setup, { payment }] = await Promise.all([
    readShell(locale),
    getMessages({ locale }),
    withDatabase(() => findPayable(context, found.value)),
    withDatabase(() => listPartsOfOrder(context, found.value)),
    withDatabase(() => findListedOfOrder(context.payload.db.drizzle, found.value.id)),
    withDatabase(() => findOrderProgress(context.payload.db.drizzle, found.value.id)),
    withDatabase(() => listWebsitesOfOrder(context, found.value.id)),
    getTranslations({ locale, namespace: 'websiteSetup' }),
    searchParams,
  ])
  const isOwn = context.customer !== null && found.value.customerId === context.customer.id
  return (
    <NextIntlClientProvider messages={{ ...clientMessages(messages), ...pickMessages(messages, ['order']) }}>
      <OrderSteps status={found.value.status} isSignedIn={context.customer !== null} />
      <OrderPage
        order={orderView(found.value)}
        progress={progress}
        priceLocale={settings.priceLocale === 'visitor' ? locale : undefined}
        bankAccount={toBankAccount(settings.bankDetails)}
        payable={payable}
        parts={parts}
        isKeepable={isSaveable(context, found.value)}
        acceptance={isAwaitingAcceptance(found.value) ? { asksForStart: needsStartRequest(found.value) } : null}
        invoices={invoices}
        visit={toPaymentVisit(payment)}
        websites={
          websites.length === 0 ? null : (
            <>
              <h2>{setup('heading', { count: websites.length })}</h2>
              <WebsiteSetupCards websites={websites} checkOf={isOwn ? (subscription) => <CheckForm subscription={subscription} /> : null} />
            </>
          )
        }
        cancel={isOwn && isUnpaidRenewal(found.value) ? <CancelRenewal orderNumber={number} /> : null}
      />
      {found.value.customerId === null ? <ClaimOrder orderNumber={number} isSignedIn={context.customer !== null} /> : null}
    </NextIntlClientProvider>
  )
}

import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'

import { accountMetadata, type AccountRouteProps } from '@/app/account-metadata'
import { PageBreadcrumbs } from '@/app/page-breadcrumbs'
import { toLocale } from '@/app/page-locale'
import { RegisterPage } from '@/features/account/auth-pages'
import { normaliseOrderNumber } from '@/core/orders/types'
import { getVisitorContext } from '@/request-context'
import { PageHead } from '@/components/ui/section/section'
import { getOrderSummary } from '@/modules/orders/orders.service'
import { orderTokenOf, ordersCookie } from '@/modules/orders/order-access'
import type { Context } from '@/lib/context'
import { withDatabase } from '@/lib/db/database-health'

/** Never cached: personal content. */
export const dynamic = 'force-dynamic'

export const generateMetadata = accountMetadata('/register', 'register')

/** U41: customer data of a guest order for those with access to it (O7). */
const findGuestOrder = async (context: Context, asked: string | string[] | undefined) => {
  if (typeof asked !== 'string') return null
  const orderNumber = normaliseOrderNumber(asked)
  const token = orderTokenOf((await cookies()).get(ordersCookie)?.value, orderNumber)
  const found = token === null ? null : await withDatabase(() => getOrderSummary(context, orderNumber, token))
  return found?.ok && found.value.customerId === null
    ? { orderNumber, name: found.value.contact.name, email: found.value.contact.email }
    : null
}

export default async function RegisterRoute({ params, searchParams }: AccountRouteProps) {
  const locale = toLocale((await params).lang)
  const context = await getVisitorContext(locale)
  if (context.customer) redirect(`/${locale}/dashboard`)
  const words = await getTranslations({ locale, namespace: 'pageTitles' })
  return (
    <>
      <PageHead
        above={<PageBreadcrumbs locale={locale} trail={[{ label: words('register'), path: '/register' }]} />}
        heading={words('register')}
        hasOwnHeading={false}
      />
      <RegisterPage order={await findGuestOrder(context, (await searchParams)['order'])} />
    </>
  )
}

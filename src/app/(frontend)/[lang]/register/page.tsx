import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'

import { accountMetadata, type AccountRouteProps } from '@/app/account-metadata'
import { PageBreadcrumbs } from '@/app/page-breadcrumbs'
import { toLocale } from '@/app/page-locale'
import { RegisterPage } from '@/features/account/auth-pages'
import { getVisitorContext } from '@/request-context'
import { PageHead } from '@/ui/section/page-head'

/** Never kept: the answer is one visitor's own. */
export const dynamic = 'force-dynamic'

export const generateMetadata = accountMetadata('/register', 'register')

export default async function RegisterRoute({ params }: AccountRouteProps) {
  const locale = toLocale((await params).lang)
  const { customer } = await getVisitorContext(locale)
  if (customer) redirect(`/${locale}/dashboard`)
  const words = await getTranslations({ locale, namespace: 'pageTitles' })
  return (
    <>
      <PageHead
        above={<PageBreadcrumbs locale={locale} trail={[{ label: words('register'), path: '/register' }]} />}
        heading={words('register')}
        hasOwnHeading={false}
      />
      <RegisterPage />
    </>
  )
}

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'

import { accountMetadata, type AccountRouteProps } from '@/app/account-metadata'
import { PageBreadcrumbs } from '@/app/page-breadcrumbs'
import { toLocale } from '@/app/page-locale'
import { safeReturnPath } from '@/core/accounts/accounts'
import { LoginPage } from '@/features/account/auth-pages'
import { getVisitorContext } from '@/request-context'
import { PageHead } from '@/components/ui/section/section'

/** Never cached: personal content. */
export const dynamic = 'force-dynamic'

export const generateMetadata = accountMetadata('/login', 'login')

export default async function LoginRoute({ params, searchParams }: AccountRouteProps) {
  const locale = toLocale((await params).lang)
  const { next } = await searchParams
  const asked = typeof next === 'string' ? safeReturnPath(next, '') : ''
  const { customer } = await getVisitorContext(locale)
  // The server action itself redirects.
  if (customer && !(await headers()).has('next-action')) redirect(asked || `/${locale}/dashboard`)
  const words = await getTranslations({ locale, namespace: 'pageTitles' })
  return (
    <>
      <PageHead
        above={<PageBreadcrumbs locale={locale} trail={[{ label: words('login'), path: '/login' }]} />}
        heading={words('login')}
        hasOwnHeading={false}
      />
      <LoginPage next={asked || null} />
    </>
  )
}

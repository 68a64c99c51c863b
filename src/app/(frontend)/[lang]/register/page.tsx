import { redirect } from 'next/navigation'

import { accountMetadata, type AccountRouteProps } from '@/app/account-metadata'
import { toLocale } from '@/app/page-locale'
import { RegisterPage } from '@/features/account/auth-pages'
import { getVisitorContext } from '@/request-context'

/** Never kept: the answer is one visitor's own. */
export const dynamic = 'force-dynamic'

export const generateMetadata = accountMetadata('/register', 'register')

export default async function RegisterRoute({ params }: AccountRouteProps) {
  const locale = toLocale((await params).lang)
  const { customer } = await getVisitorContext(locale)
  if (customer) redirect(`/${locale}/dashboard`)
  return <RegisterPage />
}

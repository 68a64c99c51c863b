import { accountMetadata, type AccountRouteProps } from '@/app/account-metadata'
import { toLocale } from '@/app/page-locale'
import { ConfirmEmailPage } from '@/features/account/auth-pages'
import { getContext } from '@/request-context'
import { withDatabase } from '@/lib/db/database-health'
import { findEmailChange } from '@/modules/accounts/email-change'

/** Never kept: a link is spent from one moment to the next. */
export const dynamic = 'force-dynamic'

export const generateMetadata = accountMetadata('/confirm-email', 'confirmEmail')

/** Opening the link does nothing by itself: mail programs open links before people do. */
export default async function ConfirmEmailRoute({ params, searchParams }: AccountRouteProps) {
  const context = await getContext(toLocale((await params).lang))
  const { token } = await searchParams
  const found = typeof token === 'string' ? await withDatabase(() => findEmailChange(context, token)) : null
  return <ConfirmEmailPage link={found && typeof token === 'string' ? { token, email: found.email } : null} />
}

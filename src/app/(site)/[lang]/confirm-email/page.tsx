import { accountMetadata, type AccountRouteProps } from '@/app/account-metadata'
import { toLocale } from '@/app/page-locale'
import { ConfirmEmailPage } from '@/features/account/auth-pages'
import { getContext } from '@/request-context'
import { withDatabase } from '@/lib/db/database-health'
import { findEmailChange } from '@/modules/accounts/email-change'

/** Never cached: links are single-use. */
export const dynamic = 'force-dynamic'

export const generateMetadata = accountMetadata('/confirm-email', 'confirmEmail')

/** Needs a click: mail clients open links by themselves. */
export default async function ConfirmEmailRoute({ params, searchParams }: AccountRouteProps) {
  const context = await getContext(toLocale((await params).lang))
  const { token } = await searchParams
  const found = typeof token === 'string' ? await withDatabase(() => findEmailChange(context, token)) : null
  return <ConfirmEmailPage link={found && typeof token === 'string' ? { token, email: found.email } : null} />
}

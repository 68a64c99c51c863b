import { cookies } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { z } from 'zod'
import { accountMetadata } from '@/app/account-metadata'
import { toLocale } from '@/app/page-locale'
import { currencyCookie } from '@/lib/config/browser-storage'
import { mostYears } from '@/core/pricing/prices'
import { RenewPage } from '@/features/account/renew-page'
import { readShell, requireCustomer } from '@/request-context'
import { withDatabase } from '@/lib/db/database-health'
import { previewRenewal } from '@/modules/renewals/renewal-plan'

interface RenewRouteProps {
  readonly params: Promise<{ readonly lang: string; readonly domain: string }>
  readonly searchParams: Promise<Readonly<Record<string, string | readonly string[] | undefined>>>
}

/** Never cached: personal content. */
export const dynamic = 'force-dynamic'

export const generateMetadata = accountMetadata('/my-domains', 'myDomains')

const yearsIn = z.coerce.number().int().min(1).max(mostYears).catch(1)

export default async function RenewRoute({ params, searchParams }: RenewRouteProps) {
  const { lang, domain } = await params
  const locale = toLocale(lang)
  const { context, customer } = await requireCustomer(locale, `/my-domains/${domain}/renew`)
  const [query, jar, { settings }] = await Promise.all([searchParams, cookies(), readShell(locale)])
  const currency = jar.get(currencyCookie)?.value ?? settings.defaultCurrency
  const years = yearsIn.parse(query['years'])
  const preview = await withDatabase(() => previewRenewal(context, customer, domain, { currency, years }))
  if (!preview.ok) {
    if (preview.error.kind === 'error' && preview.error.code === 'not-found') notFound()
    redirect(`/${locale}/my-domains`)
  }
  return (
    <RenewPage
      preview={preview.value}
      hasChanged={query['changed'] === 'yes'}
      now={new Date(context.now())}
      priceLocale={settings.priceLocale === 'visitor' ? locale : undefined}
    />
  )
}

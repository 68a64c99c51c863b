import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'

import { toLocale } from '@/app/page-locale'
import { toMetadata } from '@/app/page-metadata'
import { SandboxPaymentPage } from '@/features/sandbox/sandbox-page'
import { getVisitorContext, readShell } from '@/request-context'
import { withDatabase } from '@/lib/db/database-health'

interface RouteProps {
  readonly params: Promise<{ lang: string; page: string }>
}

/** Never cached: a choice ends the page. */
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: RouteProps): Promise<Metadata> {
  const { lang, page } = await params
  const locale = toLocale(lang)
  const [words, { settings }] = await Promise.all([getTranslations({ locale, namespace: 'pageTitles' }), readShell(locale)])
  return toMetadata({ locale, path: `/sandbox/${page}`, title: words('sandbox'), brandName: settings.brandName, noindex: true })
}

/** Payment page of the sandbox card (ADR 027). Only available on the shop's own machine, whatever the URL says. */
export default async function SandboxRoute({ params }: RouteProps) {
  const { lang, page: id } = await params
  const locale = toLocale(lang)
  const [context, { settings }] = await Promise.all([getVisitorContext(locale), readShell(locale)])
  const page = await withDatabase(async () => context.sandbox?.findPage(id))
  if (!page) notFound()
  const isOver = page.state === 'open' && page.expiresAt <= context.now()
  return (
    <SandboxPaymentPage
      page={isOver ? { ...page, state: 'closed' } : page}
      priceLocale={settings.priceLocale === 'visitor' ? locale : undefined}
    />
  )
}

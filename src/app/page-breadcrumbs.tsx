import { getTranslations } from 'next-intl/server'

import type { Locale } from '@/lib/config/locales'
import { localizedHref } from '@/core/navigation/paths'
import { Breadcrumbs } from '@/components/ui/breadcrumbs/breadcrumbs'

interface PageBreadcrumbsProps {
  readonly locale: Locale
  /** Without Home; paths without language prefix. */
  readonly trail: readonly { readonly label: string; readonly path: string }[]
}

/** Breadcrumbs with their structured data (§2, R7). */
export async function PageBreadcrumbs({ locale, trail }: PageBreadcrumbsProps) {
  const t = await getTranslations({ locale, namespace: 'shell' })
  const steps = [{ label: t('homeCrumb'), path: '/' }, ...trail]
  return <Breadcrumbs label={t('breadcrumbs')} items={steps.map(({ label, path }) => ({ label, href: localizedHref(locale, path) }))} />
}

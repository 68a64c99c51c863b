import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/lib/config/locales'
import { localizedHref } from '@/core/navigation/paths'
import { Breadcrumbs } from '@/components/ui/breadcrumbs/breadcrumbs'
import { pathAliases } from '@/lib/config/aliases'
import { buildBreadcrumbs, pathsAbove } from '@/core/navigation/breadcrumbs'
import { readPageCrumb } from '@/request-context'

export interface TrailStep {
  readonly label: string
  /** Without language prefix: `/shared-hosting`. */
  readonly path: string
}

/** R2: `/ssl` stands for `/ssl-certificates` in the breadcrumbs of `/ssl/wildcard`. */
const canonicalPath = (path: string): string => pathAliases.find(({ alias }) => alias === path)?.canonical ?? path

/** §2, R7: breadcrumbs from Home through the parent pages; empty for Home itself. */
export const findTrail = async (locale: Locale, path: string): Promise<readonly TrailStep[]> => {
  const t = await getTranslations({ locale, namespace: 'shell' })
  const steps = await Promise.all(
    pathsAbove(path).map(async (step) => {
      const label = step === '/' ? t('homeCrumb') : await readPageCrumb(locale, canonicalPath(step))
      return [step, label === null ? undefined : { label, path: canonicalPath(step) }] as const
    }),
  )
  const known = new Map(steps)
  return buildBreadcrumbs(path, (step) => known.get(step)).map(({ label, href }) => ({ label, path: href ?? path }))
}

interface PageBreadcrumbsProps {
  readonly locale: Locale
  /** Without Home. */
  readonly trail: readonly TrailStep[]
}

/** Breadcrumbs with their structured data (§2, R7). */
export async function PageBreadcrumbs({ locale, trail }: PageBreadcrumbsProps) {
  const t = await getTranslations({ locale, namespace: 'shell' })
  const steps = [{ label: t('homeCrumb'), path: '/' }, ...trail]
  return <Breadcrumbs label={t('breadcrumbs')} items={steps.map(({ label, path }) => ({ label, href: localizedHref(locale, path) }))} />
}

import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

import { PageBreadcrumbs, findTrail } from '@/app/page-breadcrumbs'
import { toLocale } from '@/app/page-locale'
import { toMetadata } from '@/app/page-metadata'
import { articleListPath, knowledgeBasePath } from '@/core/navigation/paths'
import { ResourceListPage } from '@/blocks/resource-centre/component'
import { readResourceQuery, toResourceListView } from '@/blocks/resource-centre/to-list-view'
import { getContext, readShell } from '@/request-context'
import { findResourcePage } from '@/modules/content/articles'
import { withDatabase } from '@/lib/db/database-health'
import { PageHead } from '@/components/ui/section/section'

interface ResourceListProps {
  readonly params: Promise<{ lang: string }>
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>
}

const first = (value: string | string[] | undefined): string => (Array.isArray(value) ? value[0] : value) ?? ''

/** Not cached: depends on the query. */
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: ResourceListProps): Promise<Metadata> {
  const locale = toLocale((await params).lang)
  const [words, { settings }] = await Promise.all([getTranslations({ locale, namespace: 'pageTitles' }), readShell(locale)])
  const { brandName } = settings
  return toMetadata({ locale, path: articleListPath, title: words('articles'), description: words('articlesDescription'), brandName })
}

export default async function ResourceListRoute({ params, searchParams }: ResourceListProps) {
  const locale = toLocale((await params).lang)
  const [{ q, type, page }, words, trail, context] = await Promise.all([
    searchParams,
    getTranslations({ locale, namespace: 'pageTitles' }),
    findTrail(locale, knowledgeBasePath),
    getContext(locale),
  ])
  const question = readResourceQuery({ q: first(q), type: first(type), page: first(page) })
  const resources = await withDatabase(() => findResourcePage(context, question))
  const title = words('articles')
  const steps = [...trail.slice(1), { label: title, path: articleListPath }]
  return (
    <>
      <PageHead above={<PageBreadcrumbs locale={locale} trail={steps} />} heading={title} intro={words('articlesDescription')} />
      <ResourceListPage view={toResourceListView(question, resources, locale)} />
    </>
  )
}

import { buildEnvironment } from '@/lib/config/env'
import type { Locale } from '@/lib/config/locales'
import { articlePath, knowledgeBasePath, localizedHref } from '@/core/navigation/paths'
import { ArticlePage } from '@/features/article/article-page'
import { toArticleView } from '@/features/article/to-view'
import { readShell } from '@/request-context'
import type { Article } from '@/modules/content/articles'
import { breadcrumbList, organization, techArticle } from '@/modules/content/structured-data'
import { StructuredData } from '@/components/ui/structured-data/structured-data'
import { PageBreadcrumbs, findTrail } from './page-breadcrumbs'

interface CmsArticleProps {
  readonly article: Article
  readonly locale: Locale
}

export async function CmsArticle({ article, locale }: CmsArticleProps) {
  const view = toArticleView(article, locale)
  const path = articlePath(view.slug)
  const [{ settings }, above] = await Promise.all([readShell(locale), findTrail(locale, knowledgeBasePath)])
  const trail = [...above, { label: view.title, path }]
  const { SITE_URL } = buildEnvironment()
  const urlOf = (target: string) => `${SITE_URL}${localizedHref(locale, target)}`
  const owner = organization(settings.brandName, SITE_URL, settings.supportEmail ?? null)
  const graph = [
    owner,
    breadcrumbList(trail.map((step) => ({ label: step.label, url: urlOf(step.path) }))),
    techArticle({ ...view, url: urlOf(path), language: view.languages?.body ?? locale, organizationId: String(owner['@id']) }),
  ]
  return (
    <>
      <ArticlePage view={view} above={<PageBreadcrumbs locale={locale} trail={trail.filter((step) => step.path !== '/')} />} />
      <StructuredData graph={graph} />
    </>
  )
}

import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'

import { CmsArticle } from '@/app/cms-article'
import { CmsPage } from '@/app/cms-page'
import { toLocale } from '@/app/page-locale'
import { buildEnvironment } from '@/config/env'
import { articleSlugOf } from '@/core/navigation/article-path'
import { RefreshOnSave } from '@/features/preview/refresh-on-save.client'
import { getContext } from '@/request-context'
import { findArticleDraft } from '@/server/content/find-article'
import { findPageDraft } from '@/server/content/find-page'
import { whileDatabaseAnswers } from '@/server/platform/database/database-state'

interface PreviewProps {
  readonly params: Promise<{ lang: string; path?: string[] }>
}

/** Never kept: a draft is shown to the person who is writing it. */
export const dynamic = 'force-dynamic'

export const metadata: Metadata = { robots: { index: false, follow: false } }

/** The newest draft of a page or an article, inside the admin's preview. Staff only; anyone else finds no page here. */
export default async function PreviewRoute({ params }: PreviewProps) {
  const { lang, path } = await params
  const locale = toLocale(lang)
  const context = await getContext(locale)
  const { user } = await context.payload.auth({ headers: await headers() })
  if (user?.collection !== 'users') notFound()
  const place = `/${(path ?? []).join('/')}`
  const slug = articleSlugOf(place)
  const [page, article] = await whileDatabaseAnswers(() =>
    Promise.all([findPageDraft(context, place), slug === null ? null : findArticleDraft(context, slug)]),
  )
  if (!page && !article) notFound()
  return (
    <>
      <RefreshOnSave serverUrl={buildEnvironment().SITE_URL} />
      {page ? <CmsPage page={page} locale={locale} /> : null}
      {!page && article ? <CmsArticle article={article} locale={locale} /> : null}
    </>
  )
}

import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import type { PayloadRequest } from 'payload'
import type { ReactNode } from 'react'

import { CmsArticle } from '@/app/cms-article'
import { CmsPage } from '@/app/cms-page'
import { toLocale } from '@/app/page-locale'
import { buildEnvironment } from '@/config/env'
import { articleSlugOf } from '@/core/navigation/article-path'
import { LanguageSwitch } from '@/features/language/language-switch'
import { FollowForm } from '@/features/preview/follow-form.client'
import { PressedSection } from '@/features/preview/pressed-section.client'
import { PreviewBar } from '@/features/preview/preview-bar'
import { ThemeSwitch } from '@/features/theme/theme-switch'
import { getContext } from '@/request-context'
import { findArticleDraft, withRelated } from '@/server/content/find-article'
import { findPageDraft } from '@/server/content/find-page'
import { takeTyping } from '@/server/content/preview/kept-typing'
import { readTypedArticle, readTypedPage } from '@/server/content/preview/typed-draft'
import type { Context } from '@/server/platform/context'
import { whileDatabaseAnswers } from '@/server/platform/database/database-state'

interface PreviewProps {
  readonly params: Promise<{ lang: string; path?: string[] }>
}

/** Never kept: a draft is shown to the person who is writing it. */
export const dynamic = 'force-dynamic'

export const metadata: Metadata = { robots: { index: false, follow: false } }

type Editor = NonNullable<PayloadRequest['user']>

/** What the form beside it holds, where it has just said so, else the newest draft. */
const findShown = async (context: Context, place: string, user: Editor) => {
  const typed = takeTyping(String(user.id), `${context.locale}${place}`)
  if (typed?.collection === 'pages') return { page: await readTypedPage(context, typed, user), article: null }
  if (typed) return { page: null, article: await withRelated(context, await readTypedArticle(context, typed, user)) }
  const slug = articleSlugOf(place)
  const [page, article] = await Promise.all([findPageDraft(context, place), slug === null ? null : findArticleDraft(context, slug)])
  return { page, article }
}

const serverUrl = () => buildEnvironment().SITE_URL

const Pressed = ({ id, children }: { readonly id: string; readonly children: ReactNode }) => (
  <PressedSection id={id} serverUrl={serverUrl()}>
    {children}
  </PressedSection>
)

/** A page or an article as it is being written, inside the admin's preview. Staff only; anyone else finds no page here. */
export default async function PreviewRoute({ params }: PreviewProps) {
  const { lang, path } = await params
  const locale = toLocale(lang)
  const context = await getContext(locale)
  const { user } = await context.payload.auth({ headers: await headers() })
  if (user?.collection !== 'users') notFound()
  const place = `/${(path ?? []).join('/')}`
  const { page, article } = await whileDatabaseAnswers(() => findShown(context, place, user))
  if (!page && !article) notFound()
  return (
    <>
      <FollowForm serverUrl={serverUrl()} locale={locale} place={place} />
      <PreviewBar language={<LanguageSwitch />} theme={<ThemeSwitch />} />
      {page ? <CmsPage page={page} locale={locale} Frame={Pressed} /> : null}
      {!page && article ? <CmsArticle article={article} locale={locale} /> : null}
    </>
  )
}

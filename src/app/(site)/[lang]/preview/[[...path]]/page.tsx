import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'

import { CmsArticle } from '@/app/cms-article'
import { CmsPage } from '@/app/cms-page'
import { toLocale } from '@/app/page-locale'
import { buildEnvironment } from '@/lib/config/env'
import { LanguageSwitch } from '@/features/site-header/language-switch'
import { FollowForm, PressedSection } from '@/features/preview/live-preview.client'
import { PreviewBar } from '@/features/preview/preview-bar'
import { ThemeSwitch } from '@/features/site-header/site-header'
import { getContext } from '@/request-context'
import { findShown } from '@/modules/content/preview'
import { withDatabase } from '@/lib/db/database-health'

interface PreviewProps {
  readonly params: Promise<{ lang: string; path?: string[] }>
}

/** Never cached: drafts are for staff. */
export const dynamic = 'force-dynamic'

export const metadata: Metadata = { robots: { index: false, follow: false } }

const serverUrl = () => buildEnvironment().SITE_URL

const Pressed = ({ id, children }: { readonly id: string; readonly children: ReactNode }) => (
  <PressedSection id={id} serverUrl={serverUrl()}>
    {children}
  </PressedSection>
)

/** Draft of a page or an article for the admin's preview; 404 for anyone but staff. */
export default async function PreviewRoute({ params }: PreviewProps) {
  const { lang, path } = await params
  const locale = toLocale(lang)
  const context = await getContext(locale)
  const { user } = await context.payload.auth({ headers: await headers() })
  if (user?.collection !== 'users') notFound()
  const place = `/${(path ?? []).join('/')}`
  const { page, article } = await withDatabase(() => findShown(context, place, user))
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

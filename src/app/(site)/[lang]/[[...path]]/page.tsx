import type { Metadata } from 'next'
import { notFound, permanentRedirect, redirect } from 'next/navigation'

import { CmsArticle } from '@/app/cms-article'
import { CmsPage } from '@/app/cms-page'
import { toLocale } from '@/app/page-locale'
import { toMetadata } from '@/app/page-metadata'
import type { Locale } from '@/lib/config/locales'
import { articleSlugOf, localizedHref } from '@/core/navigation/paths'
import { readArticle, readLanguagesAt, readPage, readRedirect, readShell } from '@/request-context'
import type { Article } from '@/modules/content/articles'
import { toPicture } from '@/modules/content/to-picture'

interface PageProps {
  readonly params: Promise<{ lang: string; path?: string[] }>
}

export const generateStaticParams = () => []

const pathOf = (segments: readonly string[] | undefined): string => `/${(segments ?? []).join('/')}`

const articleAt = async (locale: Locale, path: string): Promise<Article | null> => {
  const slug = articleSlugOf(path)
  return slug === null ? null : readArticle(locale, slug)
}

/** Redirects an old path (308, or 307 if temporary), otherwise 404. */
const leaveFor = async (locale: Locale, path: string): Promise<never> => {
  const redirection = await readRedirect(locale, path)
  if (redirection === null) return notFound()
  const target = localizedHref(locale, redirection.target)
  return redirection.isPermanent ? permanentRedirect(target) : redirect(target)
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { lang, path } = await params
  const locale = toLocale(lang)
  const [page, { settings }] = await Promise.all([readPage(locale, pathOf(path)), readShell(locale)])
  if (!page) {
    const article = await articleAt(locale, pathOf(path))
    if (!article) return leaveFor(locale, pathOf(path))
    const { title, description } = article.document
    const { brandName } = settings
    const place = pathOf(path)
    return toMetadata({
      ...{ locale, brandName, path: place, image: `/og${place}` },
      title: title ?? brandName,
      description: description ?? undefined,
      kind: 'article',
      hasMarkdown: true,
      languages: await readLanguagesAt(locale, place),
    })
  }
  return toMetadata({
    locale,
    path: page.path,
    title: page.meta?.title ?? page.title ?? settings.brandName,
    description: page.meta?.description ?? undefined,
    brandName: settings.brandName,
    image: `/og${page.path === '/' ? '' : page.path}`,
    picture: toPicture(page.meta?.image),
    noindex: page.noindex ?? false,
    hasMarkdown: true,
    languages: await readLanguagesAt(locale, page.path),
  })
}

/** Pages and articles of the CMS. */
export default async function PageRoute({ params }: PageProps) {
  const { lang, path } = await params
  const locale = toLocale(lang)
  const page = await readPage(locale, pathOf(path))
  if (!page) {
    const article = await articleAt(locale, pathOf(path))
    return article ? <CmsArticle article={article} locale={locale} /> : leaveFor(locale, pathOf(path))
  }
  return <CmsPage page={page} locale={locale} />
}

import type { Metadata } from 'next'
import { notFound, permanentRedirect, redirect } from 'next/navigation'

import { CmsPage } from '@/app/cms-page'
import { toLocale } from '@/app/page-locale'
import { toMetadata } from '@/app/page-metadata'
import type { Locale } from '@/config/locales'
import { localizedHref } from '@/core/navigation/localized-href'
import { readPage, readRedirect, readShell } from '@/request-context'

interface PageProps {
  readonly params: Promise<{ lang: string; path?: string[] }>
}

export const generateStaticParams = () => []

const pathOf = (segments: readonly string[] | undefined): string => `/${(segments ?? []).join('/')}`

/** No page here: an old address leads on (308, or 307 for now), any other is not found. */
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
  if (!page) return leaveFor(locale, pathOf(path))
  return toMetadata({
    locale,
    path: page.path,
    title: page.meta?.title ?? page.title ?? settings.brandName,
    description: page.meta?.description ?? undefined,
    brandName: settings.brandName,
    image: `/og${page.path === '/' ? '' : page.path}`,
    noindex: page.noindex ?? false,
  })
}

/** Every page an editor made: `pages` documents, drawn block by block. */
export default async function PageRoute({ params }: PageProps) {
  const { lang, path } = await params
  const locale = toLocale(lang)
  const page = await readPage(locale, pathOf(path))
  if (!page) return leaveFor(locale, pathOf(path))
  return <CmsPage page={page} locale={locale} />
}

import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { CmsPage } from '@/app/cms-page'
import { toLocale } from '@/app/page-locale'
import { toMetadata } from '@/app/page-metadata'
import { readPage, readShell } from '@/request-context'

interface PageProps {
  readonly params: Promise<{ lang: string; path?: string[] }>
}

export const generateStaticParams = () => []

const pathOf = (segments: readonly string[] | undefined): string => `/${(segments ?? []).join('/')}`

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { lang, path } = await params
  const locale = toLocale(lang)
  const [page, { settings }] = await Promise.all([readPage(locale, pathOf(path)), readShell(locale)])
  if (!page) notFound()
  return toMetadata({
    locale,
    path: page.path,
    title: page.meta?.title ?? page.title ?? settings.brandName,
    description: page.meta?.description ?? undefined,
    brandName: settings.brandName,
    noindex: page.noindex ?? false,
  })
}

/** Every page an editor made: `pages` documents, drawn block by block. */
export default async function PageRoute({ params }: PageProps) {
  const { lang, path } = await params
  const locale = toLocale(lang)
  const page = await readPage(locale, pathOf(path))
  if (!page) notFound()
  return <CmsPage page={page} locale={locale} />
}

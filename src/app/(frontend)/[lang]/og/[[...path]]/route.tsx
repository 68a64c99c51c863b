import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { notFound } from 'next/navigation'
import { ImageResponse } from 'next/og'

import { isLocale } from '@/config/locales'
import { articleSlugOf } from '@/core/navigation/article-path'
import { readArticle, readPage, readShell } from '@/request-context'
import { SharingImage } from '@/ui/sharing-image/sharing-image'
import { sharingImageSize } from '@/ui/sharing-image/sharing-image-size'

/** A picture changes with its page's title only, so a day is not too long. */
const cacheControl = 'public, max-age=86400'

const fontName = 'Georama'
const fontFile = (subset: 'latin' | 'latin-ext') => join(process.cwd(), `src/ui/styles/fonts/georama-${subset}-800.ttf`)

let fonts: Promise<Buffer[]> | undefined

const readFonts = async () => {
  fonts ??= Promise.all([readFile(fontFile('latin')), readFile(fontFile('latin-ext'))])
  return (await fonts).map((data) => ({ name: fontName, data, weight: 800 as const, style: 'normal' as const }))
}

/** The picture shown with a page's link when it is shared. */
export async function GET(_request: Request, { params }: { readonly params: Promise<{ lang: string; path?: string[] }> }) {
  const { lang, path: segments } = await params
  if (!isLocale(lang)) notFound()
  const path = `/${(segments ?? []).join('/')}`
  const slug = articleSlugOf(path)
  const page = (await readPage(lang, path)) ?? (slug === null ? null : (await readArticle(lang, slug))?.document)
  if (!page) notFound()
  const { settings } = await readShell(lang)
  return new ImageResponse(<SharingImage title={page.title ?? settings.brandName} brandName={settings.brandName} />, {
    ...sharingImageSize,
    fonts: await readFonts(),
    headers: { 'Cache-Control': cacheControl },
  })
}

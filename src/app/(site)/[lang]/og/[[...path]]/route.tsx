import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { notFound } from 'next/navigation'
import { ImageResponse } from 'next/og'

import { isLocale } from '@/lib/config/locales'
import { processState } from '@/lib/config/process-state'
import { articleSlugOf } from '@/core/navigation/paths'
import { isBusyError } from '@/core/circuit-breaker'
import { readArticle, readPage, readShell } from '@/request-context'
import { createSharingImageCache, type SharingImageContent } from '@/modules/content/sharing-image-cache'
import { retryAfterSeconds } from '@/lib/http/plain-page'
import { SharingImage, sharingImageSize } from '@/components/ui/sharing-image/sharing-image'

/** The image only changes with the page's title, so a day is short enough. */
const cacheControl = 'public, max-age=86400'

const fontName = 'Georama'
const fontFile = (subset: 'latin' | 'latin-ext') => join(process.cwd(), `src/components/ui/styles/fonts/georama-${subset}-800.ttf`)

let fonts: Promise<Buffer[]> | undefined

const readFonts = async () => {
  fonts ??= Promise.all([readFile(fontFile('latin')), readFile(fontFile('latin-ext'))])
  return (await fonts).map((data) => ({ name: fontName, data, weight: 800 as const, style: 'normal' as const }))
}

const renderImage = async (content: SharingImageContent) => {
  const image = new ImageResponse(<SharingImage {...content} />, { ...sharingImageSize, fonts: await readFonts() })
  return new Uint8Array(await image.arrayBuffer())
}

const cachedImage = (content: SharingImageContent) => processState('sharing-images', () => createSharingImageCache(renderImage))(content)

/** Image for shared links; ignores the query. */
export async function GET(_request: Request, { params }: { readonly params: Promise<{ lang: string; path?: string[] }> }) {
  const { lang, path: segments } = await params
  if (!isLocale(lang)) notFound()
  const path = `/${(segments ?? []).join('/')}`
  const slug = articleSlugOf(path)
  const page = (await readPage(lang, path)) ?? (slug === null ? null : (await readArticle(lang, slug))?.document)
  if (!page) notFound()
  const { settings } = await readShell(lang)
  try {
    const image = await cachedImage({ title: page.title ?? settings.brandName, brandName: settings.brandName })
    return new Response(image, { headers: { 'Content-Type': 'image/png', 'Cache-Control': cacheControl } })
  } catch (fault) {
    if (!isBusyError(fault)) throw fault
    return new Response(null, { status: 503, headers: { 'Retry-After': String(retryAfterSeconds), 'Cache-Control': 'no-store' } })
  }
}

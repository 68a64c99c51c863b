import type { Metadata } from 'next'

import { defaultLocale, type Locale, locales } from '@/lib/config/locales'
import { markdownAddress } from '@/lib/config/site-routes'
import { articleFeedPath, knowledgeBasePath, localizedHref } from '@/core/navigation/paths'
import { titleWithBrand } from '@/core/navigation/breadcrumbs'
import type { PictureView } from '@/modules/content/to-picture'
import { sharingImageSize } from '@/components/ui/sharing-image/sharing-image'

interface PageMetadata {
  readonly locale: Locale
  /** Without language prefix: `/shared-hosting`. */
  readonly path: string
  readonly title: string
  readonly description?: string
  readonly brandName: string
  /** Path of the drawn social image without language prefix; CMS pages have one each. */
  readonly image?: string
  /** The page's own social image, shown instead of the drawn one. */
  readonly picture?: PictureView | null
  /** For personal and private pages. */
  readonly noindex?: boolean
  readonly kind?: 'website' | 'article'
  /** True for pages and articles of the CMS. */
  readonly hasMarkdown?: boolean
  /** R20: languages the text is written in; always includes English. */
  readonly languages?: readonly Locale[]
}

/** Open Graph locale: `en_US`, with the likeliest region of the language. */
const openGraphLocale = (locale: Locale): string => {
  const { language, region } = new Intl.Locale(locale).maximize()
  return `${language}_${region ?? ''}`
}

/** Title, description, canonical URL and reciprocal hreflang links. Without a translation the English page is canonical. */
export const toMetadata = ({
  locale: asked,
  path,
  title,
  description,
  brandName,
  image = '/og',
  picture = null,
  noindex = false,
  kind = 'website',
  hasMarkdown = false,
  languages = locales,
}: PageMetadata): Metadata => {
  const locale = languages.includes(asked) ? asked : defaultLocale
  const types = {
    ...(hasMarkdown ? { 'text/markdown': localizedHref(locale, markdownAddress(path)) } : {}),
    // Feed of the knowledge base.
    ...(path.startsWith(knowledgeBasePath) ? { 'application/rss+xml': localizedHref(asked, articleFeedPath) } : {}),
  }
  return {
    title: titleWithBrand(title, brandName),
    description,
    robots: noindex ? { index: false, follow: false } : undefined,
    alternates: noindex
      ? undefined
      : {
          canonical: localizedHref(locale, path),
          languages: {
            ...Object.fromEntries(languages.map((each) => [each, localizedHref(each, path)])),
            'x-default': localizedHref(defaultLocale, path),
          },
          ...(Object.keys(types).length > 0 ? { types } : {}),
        },
    openGraph: noindex
      ? undefined
      : {
          title,
          description,
          url: localizedHref(locale, path),
          siteName: brandName,
          locale: openGraphLocale(locale),
          alternateLocale: languages.filter((each) => each !== locale).map(openGraphLocale),
          type: kind,
          images: [
            picture
              ? { url: picture.src, width: picture.width, height: picture.height, alt: picture.alt }
              : { url: localizedHref(locale, image), ...sharingImageSize, alt: title },
          ],
        },
    twitter: noindex ? undefined : { card: 'summary_large_image' },
  }
}

import type { Metadata } from 'next'

import { defaultLocale, type Locale, locales } from '@/config/locales'
import { localizedHref } from '@/core/navigation/localized-href'
import { titleWithBrand } from '@/core/navigation/search-result'
import { sharingImageSize } from '@/ui/sharing-image/sharing-image-size'

interface PageMetadata {
  readonly locale: Locale
  /** Without the language prefix: `/shared-hosting`. */
  readonly path: string
  readonly title: string
  readonly description?: string
  readonly brandName: string
  /** Where the picture for shared links is, without the language prefix; pages of the CMS have one each. */
  readonly image?: string
  /** Private pages and pages of one visitor. */
  readonly noindex?: boolean
  readonly kind?: 'website' | 'article'
}

/** Title, description, canonical link and the reciprocal hreflang links of one page. */
export const toMetadata = ({
  locale,
  path,
  title,
  description,
  brandName,
  image = '/og',
  noindex = false,
  kind = 'website',
}: PageMetadata): Metadata => ({
  title: titleWithBrand(title, brandName),
  description,
  robots: noindex ? { index: false, follow: false } : undefined,
  alternates: noindex
    ? undefined
    : {
        canonical: localizedHref(locale, path),
        languages: {
          ...Object.fromEntries(locales.map((each) => [each, localizedHref(each, path)])),
          'x-default': localizedHref(defaultLocale, path),
        },
      },
  openGraph: noindex
    ? undefined
    : {
        title,
        description,
        url: localizedHref(locale, path),
        siteName: brandName,
        locale,
        alternateLocale: locales.filter((each) => each !== locale),
        type: kind,
        images: [{ url: localizedHref(locale, image), ...sharingImageSize, alt: title }],
      },
  twitter: noindex ? undefined : { card: 'summary_large_image' },
})

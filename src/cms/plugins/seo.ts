import { seoPlugin } from '@payloadcms/plugin-seo'
import type { Field } from 'payload'
import { buildEnvironment } from '@/config/env'
import { defaultLocale } from '@/config/locales'

/** Title, description and picture for search engines and shared links, per language. */
export const seo = seoPlugin({
  collections: ['pages'],
  uploadsCollection: 'media',
  tabbedUI: true,
  interfaceName: 'PageMeta',
  generateURL: ({ doc, locale }: { doc?: { path?: string }; locale?: string }) =>
    `${buildEnvironment().SITE_URL}/${locale ?? defaultLocale}${doc?.path === '/' ? '' : (doc?.path ?? '')}`,
  generateTitle: ({ doc }: { doc?: { title?: string } }) => doc?.title ?? '',
  // English alone suffices (R6), and a page without words of its own for search engines is no fault.
  fields: ({ defaultFields }) => defaultFields.map((field): Field => ('required' in field ? ({ ...field, required: false } as Field) : field)),
})

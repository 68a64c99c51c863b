import { seoPlugin } from '@payloadcms/plugin-seo'
import type { Field } from 'payload'
import { buildEnvironment } from '@/config/env'
import { defaultLocale } from '@/config/locales'
import { words, type Words } from '../words'

/** As a list names them among its columns; the plugin has English names only. */
const labels: Readonly<Record<string, Words>> = {
  overview: words({ en: 'Overview', es: 'Resumen', fr: 'Vue d’ensemble', de: 'Überblick' }),
  title: words({ en: 'Title', es: 'Título', fr: 'Titre', de: 'Titel' }),
  description: words({ en: 'Description', es: 'Descripción', fr: 'Description', de: 'Beschreibung' }),
  image: words({ en: 'Picture', es: 'Imagen', fr: 'Image', de: 'Bild' }),
  preview: words({ en: 'Preview', es: 'Vista previa', fr: 'Aperçu', de: 'Vorschau' }),
}

const named = (field: Field): Field => {
  const label = 'name' in field && field.name !== undefined ? labels[field.name] : undefined
  return label ? ({ ...field, label } as Field) : field
}

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
  fields: ({ defaultFields }) =>
    defaultFields.map((field): Field => named('required' in field ? ({ ...field, required: false } as Field) : field)),
})

import { seoPlugin } from '@payloadcms/plugin-seo'
import type { Field, UIField } from 'payload'
import { localizedText, localizedTextarea } from '@/cms/fields/localized-text'
import { words } from '@/cms/words'

/** How the page looks on a search page; the plugin's own preview knows neither the shop's lengths nor its other languages. */
const preview: UIField = {
  name: 'searchPreview',
  type: 'ui',
  admin: { components: { Field: '/cms/seo/search-preview-field#SearchPreviewField' }, disableListColumn: true },
}

const title = localizedText('title', words({ en: 'Title', es: 'Título', fr: 'Titre', de: 'Titel' }))
const description = localizedTextarea(
  'description',
  words({ en: 'Description', es: 'Descripción', fr: 'Description', de: 'Beschreibung' }),
  { maxLength: 1000 },
)

const image = (field: Field): Field =>
  ({ ...field, required: false, label: words({ en: 'Picture', es: 'Imagen', fr: 'Image', de: 'Bild' }) }) as Field

/** Title, description and picture for search engines and shared links, per language. English alone suffices (R6), and a page without them is no fault. */
export const seo = seoPlugin({
  collections: ['pages'],
  uploadsCollection: 'media',
  tabbedUI: true,
  interfaceName: 'PageMeta',
  fields: ({ defaultFields }) => [
    preview,
    title,
    description,
    ...defaultFields.filter((field) => 'name' in field && field.name === 'image').map(image),
  ],
})

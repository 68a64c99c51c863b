import type { CollectionConfig, Field } from 'payload'
import { defaultLocale } from '@/lib/config/locales'
import { publishedContent } from '@/payload/access/rules'
import { groups } from '@/payload/admin/groups'
import { previewOf } from '@/payload/admin/preview'
import { pageBlocks } from '@/payload/blocks'
import { checkbox } from '@/payload/fields/numbers'
import { pageAddress } from '@/payload/fields/identifiers'
import { title, localizedText } from '@/payload/fields/text'
import { shownCollection } from '@/payload/hooks/publishing'
import { refuseExamples } from '@/payload/admin/page-templates/refuse-examples'
import { leaveRedirect, recordOldPath } from '@/payload/redirects/leave-redirect'
import { plannedVersions } from '@/payload/versions/first-version'
import { words } from '@/payload/words'

const content: Field[] = [
  {
    name: 'recipes',
    type: 'ui',
    admin: { components: { Field: '/payload/admin/page-templates/recipe-field#RecipeField' }, disableListColumn: true },
  },
  title(120),
  localizedText('breadcrumb', words({ en: 'Breadcrumb', es: 'Miga de pan', fr: 'Fil d’Ariane', de: 'Brotkrume' }), {
    maxLength: 60,
    description: words({
      en: 'The short name in the trail of links. The title where it is empty.',
      es: 'El nombre corto en la ruta de navegación. Si está vacío se usa el título.',
      fr: 'Le nom court dans le fil d’Ariane. Le titre si ce champ est vide.',
      de: 'Der Kurzname im Navigationspfad. Ist er leer, gilt der Titel.',
    }),
  }),
  {
    name: 'layout',
    type: 'blocks',
    label: words({ en: 'Sections', es: 'Secciones', fr: 'Sections', de: 'Abschnitte' }),
    labels: {
      singular: words({ en: 'Section', es: 'Sección', fr: 'Section', de: 'Abschnitt' }),
      plural: words({ en: 'Sections', es: 'Secciones', fr: 'Sections', de: 'Abschnitte' }),
    },
    admin: { initCollapsed: true },
    blocks: pageBlocks,
  },
]

const shown = shownCollection('pages', { keyField: 'path' })

export const pages: CollectionConfig = {
  slug: 'pages',
  labels: {
    singular: words({ en: 'Page', es: 'Página', fr: 'Page', de: 'Seite' }),
    plural: words({ en: 'Pages', es: 'Páginas', fr: 'Pages', de: 'Seiten' }),
  },
  access: publishedContent,
  admin: {
    group: groups.content,
    useAsTitle: 'title',
    defaultColumns: ['title', 'path', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'path'],
    description: words({
      en: 'Every address of the shop and the sections it shows, from top to bottom.',
      es: 'Cada dirección de la tienda y las secciones que muestra, de arriba abajo.',
      fr: 'Chaque adresse de la boutique et les sections qu’elle affiche, de haut en bas.',
      de: 'Jede Adresse des Shops und ihre Abschnitte, von oben nach unten.',
    }),
    livePreview: { url: ({ data, locale }) => previewOf(locale?.code ?? defaultLocale, data['path']) },
    preview: (doc, { locale }) => previewOf(locale, doc['path']),
    components: { edit: { beforeDocumentControls: ['/payload/admin/pages/open-section.client#OpenSection'] } },
  },
  defaultSort: 'path',
  trash: true,
  versions: plannedVersions,
  hooks: { ...shown, beforeChange: [refuseExamples, recordOldPath], afterChange: [...(shown.afterChange ?? []), leaveRedirect] },
  // The SEO plugin adds its tab to these; fields outside of the tabs can be in the sidebar.
  fields: [
    { type: 'tabs', tabs: [{ label: words({ en: 'Content', es: 'Contenido', fr: 'Contenu', de: 'Inhalt' }), fields: content }] },
    pageAddress,
    checkbox(
      'noindex',
      words({
        en: 'Hide from search engines',
        es: 'Ocultar a los buscadores',
        fr: 'Masquer aux moteurs de recherche',
        de: 'Vor Suchmaschinen verbergen',
      }),
      { isInSidebar: true },
    ),
  ],
}

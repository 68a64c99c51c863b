import type { CollectionConfig, Field } from 'payload'
import { buildEnvironment } from '@/config/env'
import { publishedContent } from '../access/sets'
import { groups } from '../admin/groups'
import { pageBlocks } from '../blocks'
import { checkbox } from '../fields/flags'
import { pageAddress } from '../fields/page-address'
import { localizedText } from '../fields/localized-text'
import { shownCollection } from '../hooks/after-publish'
import { leaveRedirect, noteOldPath } from '../redirects/leave-redirect'
import { plannedVersions } from '../versions/kept-versions'
import { words } from '../words'

/** Where staff see the newest draft; visitors find nothing there. */
const previewOf = (locale: string, path: unknown): string =>
  `${buildEnvironment().SITE_URL}/${locale}/preview${typeof path === 'string' && path !== '/' ? path : ''}`

const content: Field[] = [
  localizedText('title', words('Title', 'Título', 'Titre', 'Titel'), { required: true, maxLength: 120 }),
  localizedText('breadcrumb', words('Breadcrumb', 'Miga de pan', 'Fil d’Ariane', 'Brotkrume'), {
    maxLength: 60,
    description: words(
      'The short name in the trail of links. The title where it is empty.',
      'El nombre corto en la ruta de navegación. Si está vacío se usa el título.',
      'Le nom court dans le fil d’Ariane. Le titre si ce champ est vide.',
      'Der Kurzname im Navigationspfad. Ist er leer, gilt der Titel.',
    ),
  }),
  {
    name: 'layout',
    type: 'blocks',
    label: words('Sections', 'Secciones', 'Sections', 'Abschnitte'),
    labels: {
      singular: words('Section', 'Sección', 'Section', 'Abschnitt'),
      plural: words('Sections', 'Secciones', 'Sections', 'Abschnitte'),
    },
    admin: { initCollapsed: true },
    blocks: pageBlocks,
  },
]

const shown = shownCollection('pages', { keyField: 'path' })

export const pages: CollectionConfig = {
  slug: 'pages',
  labels: { singular: words('Page', 'Página', 'Page', 'Seite'), plural: words('Pages', 'Páginas', 'Pages', 'Seiten') },
  access: publishedContent,
  admin: {
    group: groups.content,
    useAsTitle: 'title',
    defaultColumns: ['title', 'path', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'path'],
    description: words(
      'Every address of the shop and the sections it shows, from top to bottom.',
      'Cada dirección de la tienda y las secciones que muestra, de arriba abajo.',
      'Chaque adresse de la boutique et les sections qu’elle affiche, de haut en bas.',
      'Jede Adresse des Shops und ihre Abschnitte, von oben nach unten.',
    ),
    livePreview: { url: ({ data, locale }) => previewOf(locale?.code ?? 'en', data['path']) },
    preview: (doc, { locale }) => previewOf(locale, doc['path']),
  },
  defaultSort: 'path',
  trash: true,
  versions: plannedVersions,
  hooks: { ...shown, beforeChange: [noteOldPath], afterChange: [...(shown.afterChange ?? []), leaveRedirect] },
  // The plugin for search engines adds its tab to these; a field outside them may stand in the sidebar.
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: words('Content', 'Contenido', 'Contenu', 'Inhalt'),
          fields: content,
        },
      ],
    },
    pageAddress,
    checkbox(
      'noindex',
      words('Hide from search engines', 'Ocultar a los buscadores', 'Masquer aux moteurs de recherche', 'Vor Suchmaschinen verbergen'),
      {
        isInSidebar: true,
      },
    ),
  ],
}

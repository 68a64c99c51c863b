import { MetaImageField } from '@payloadcms/plugin-seo/fields'
import type { Field } from 'payload'
import { defaultLocale } from '@/lib/config/locales'
import { publishedContent } from '@/payload/access/rules'
import { defineCollection } from '@/payload/define-collection'
import { previewOf, viewOf } from '@/payload/admin/preview'
import { pageBlocks } from '@/payload/blocks'
import { checkbox } from '@/payload/fields/numbers'
import { pageAddress } from '@/payload/fields/identifiers'
import { title, localizedText, localizedTextarea } from '@/payload/fields/text'
import { refuseExamples } from '@/payload/admin/page-templates/refuse-examples'
import { leaveRedirect, recordOldPath } from '@/payload/redirects/leave-redirect'
import { words, labelsOf } from '@/payload/words'

const content: Field[] = [
  {
    name: 'pageTemplates',
    type: 'ui',
    admin: { components: { Field: '/payload/admin/page-templates/page-template-field#PageTemplateField' }, disableListColumn: true },
  },
  title(120, { description: words('pages.content.title.description') }),
  localizedText('breadcrumb', words('pages.content.breadcrumb.label'), {
    maxLength: 60,
    description: words('pages.content.breadcrumb.description'),
  }),
  {
    name: 'layout',
    type: 'blocks',
    label: words('pages.content.layout.label'),
    labels: labelsOf('pages.content.layout', ['singular', 'plural']),
    admin: { initCollapsed: true },
    blocks: pageBlocks,
  },
]

/**
 * Title, description and image for search engines and social previews, per language. English alone is enough (R6), and all are optional.
 */
const meta: Field = {
  name: 'meta',
  type: 'group',
  label: 'SEO',
  interfaceName: 'PageMeta',
  fields: [
    {
      name: 'searchPreview',
      type: 'ui',
      admin: { components: { Field: '/payload/admin/seo/search-preview-field#SearchPreviewField' }, disableListColumn: true },
    },
    localizedText('title', words('seo.title.label')),
    localizedTextarea('description', words('seo.description.label'), { maxLength: 1000 }),
    MetaImageField({ relationTo: 'media', overrides: { required: false, label: words('seo.image.label') } }),
  ],
}

export const pages = defineCollection({
  slug: 'pages',
  labels: labelsOf('pages', ['singular', 'plural']),
  access: publishedContent,
  versions: 'planned',
  shown: { keyField: 'path' },
  adds: ['translations', 'picks', 'used-in', 'undescribed-pictures'],
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'path', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'path'],
    description: words('pages.description'),
    livePreview: { url: ({ data, locale }) => previewOf(locale?.code ?? defaultLocale, data['path']) },
    preview: (doc, { locale }) => viewOf(locale, doc['path'], doc),
    components: { edit: { beforeDocumentControls: ['/payload/admin/pages/open-section.client#OpenSection'] } },
  },
  defaultSort: 'path',
  trash: true,
  hooks: { beforeChange: [refuseExamples, recordOldPath], afterChange: [leaveRedirect] },
  // Only fields outside the tabs can be in the sidebar.
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: words('pages.label'), fields: content },
        { label: 'SEO', fields: [meta] },
      ],
    },
    pageAddress,
    checkbox('noindex', words('pages.noindex.label'), { isInSidebar: true }),
  ],
})

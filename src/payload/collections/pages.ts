import type { CollectionConfig, Field } from 'payload'
import { defaultLocale } from '@/lib/config/locales'
import { publishedContent } from '@/payload/access/rules'
import { previewOf } from '@/payload/admin/preview'
import { pageBlocks } from '@/payload/blocks'
import { checkbox } from '@/payload/fields/numbers'
import { pageAddress } from '@/payload/fields/identifiers'
import { title, localizedText } from '@/payload/fields/text'
import { shownCollection } from '@/payload/hooks/publishing'
import { refuseExamples } from '@/payload/admin/page-templates/refuse-examples'
import { leaveRedirect, recordOldPath } from '@/payload/redirects/leave-redirect'
import { plannedVersions } from '@/payload/versions/first-version'
import { words, labelsOf } from '@/payload/words'

const content: Field[] = [
  {
    name: 'pageTemplates',
    type: 'ui',
    admin: { components: { Field: '/payload/admin/page-templates/page-template-field#PageTemplateField' }, disableListColumn: true },
  },
  title(120),
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

const shown = shownCollection('pages', { keyField: 'path' })

export const pages: CollectionConfig = {
  slug: 'pages',
  labels: labelsOf('pages', ['singular', 'plural']),
  access: publishedContent,
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'path', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'path'],
    description: words('pages.description'),
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
    { type: 'tabs', tabs: [{ label: words('pages.label'), fields: content }] },
    pageAddress,
    checkbox('noindex', words('pages.noindex.label'), { isInSidebar: true }),
  ],
}

import { defaultLocale } from '@/lib/config/locales'
import { articlePath } from '@/core/navigation/paths'
import { publishedContent } from '@/payload/access/rules'
import { defineCollection } from '@/payload/define-collection'
import { previewOf, viewOf } from '@/payload/admin/preview'
import { articleSlug, contentKey } from '@/payload/fields/identifiers'
import { articleText } from '@/payload/fields/article-text'
import { demo, position, wholeNumber } from '@/payload/fields/numbers'
import { href } from '@/payload/fields/rows'
import { localizedText, localizedTextarea } from '@/payload/fields/text'
import { resourceTypeLabels, select } from '@/payload/fields/selects'
import { leaveArticleRedirect, recordOldArticle } from '@/payload/redirects/leave-redirect'
import { translate, type Reader } from '@/payload/translate'
import { words, labelsOf } from '@/payload/words'

const difficulties = labelsOf('resources.difficulties', ['Beginner', 'Intermediate', 'Advanced'])

const ratingError = words('resources.ratingError')

const destination = href({ name: 'url', required: false })

const views = wholeNumber('views', words('resources.views.label'), { most: 1_000_000_000 })

export const resources = defineCollection({
  slug: 'resources',
  access: publishedContent,
  versions: 'drafts',
  shown: { keyField: 'slug' },
  adds: ['translations', 'picks', 'used-in', 'undescribed-pictures'],
  defaultSort: 'order',
  trash: true,
  hooks: { beforeChange: [recordOldArticle], afterChange: [leaveArticleRedirect] },
  labels: labelsOf('resources', ['singular', 'plural']),
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', 'type', 'difficulty', 'duration', 'demo', '_status'],
    listSearchableFields: ['title', 'slug', 'key'],
    description: words('resources.about'),
    livePreview: { url: ({ data, locale }) => previewOf(locale?.code ?? defaultLocale, articlePath(String(data['slug']))) },
    preview: (doc, { locale }) => viewOf(locale, articlePath(String(doc['slug'])), doc),
  },
  fields: [
    localizedText('title', words('resources.title.label'), { required: true }),
    localizedTextarea('description', words('resources.description.label'), {
      required: true,
    }),
    select('type', words('resources.type.label'), resourceTypeLabels),
    select('difficulty', words('resources.difficulty.label'), difficulties),
    wholeNumber('duration', words('resources.duration.label'), { least: 1 }),
    ...articleText,
    {
      ...destination,
      label: words('resources.url.label'),
      admin: { ...destination.admin, description: words('resources.url.description') },
    },
    articleSlug,
    contentKey('key', 'title'),
    position,
    demo,
    {
      name: 'rating',
      type: 'number',
      label: words('resources.rating.label'),
      admin: { step: 0.1, position: 'sidebar' },
      validate: (value: unknown, { req }: { req: Reader }) =>
        value === null || value === undefined || (typeof value === 'number' && value >= 0 && value <= 5) || translate(req, ratingError),
    },
    { ...views, admin: { ...views.admin, position: 'sidebar' } },
  ],
})

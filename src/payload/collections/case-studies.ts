import { publishedContent } from '@/payload/access/rules'
import { defineCollection } from '@/payload/define-collection'
import { rows, textList } from '@/payload/fields/rows'
import { demo, position, wholeNumber } from '@/payload/fields/numbers'
import { contentKey } from '@/payload/fields/identifiers'
import { localizedText, localizedTextarea } from '@/payload/fields/text'
import { words, labelsOf } from '@/payload/words'

const result = words('caseStudies.result')

export const caseStudies = defineCollection({
  slug: 'case-studies',
  access: publishedContent,
  versions: 'drafts',
  shown: { keyField: 'slug' },
  adds: ['translations', 'used-in', 'undescribed-pictures'],
  defaultSort: 'order',
  trash: true,
  labels: labelsOf('caseStudies', ['singular', 'plural']),
  admin: {
    useAsTitle: 'company',
    defaultColumns: ['company', 'industry', 'order', 'count', 'demo', '_status'],
    listSearchableFields: ['company', 'slug'],
    description: words('caseStudies.about'),
  },
  fields: [
    { name: 'company', type: 'text', required: true, label: words('caseStudies.company.label') },
    { name: 'logo', type: 'upload', relationTo: 'media', label: words('caseStudies.logo.label') },
    localizedText('industry', words('caseStudies.industry.label'), { required: true }),
    localizedTextarea('description', words('caseStudies.description.label'), { required: true }),
    localizedTextarea('challenge', words('caseStudies.challenge.label'), { required: true }),
    localizedTextarea('solution', words('caseStudies.solution.label'), { required: true }),
    localizedTextarea('testimonial', words('caseStudies.testimonial.label')),
    rows(
      'results',
      {
        kind: result,
        plural: words('caseStudies.results.plural'),
        titles: ['metric'],
        detail: 'value',
      },
      [
        localizedText('metric', words('caseStudies.results.metric.label'), { required: true }),
        localizedText('value', words('caseStudies.results.value.label'), { required: true }),
        localizedText('improvement', words('caseStudies.results.improvement.label')),
      ],
    ),
    localizedText('timeline', words('caseStudies.timeline.label')),
    textList('tags', words('caseStudies.tags.label'), words('caseStudies.tags.kind')),
    wholeNumber('count', words('caseStudies.count.label'), {
      description: words('caseStudies.count.description'),
    }),
    contentKey('slug', 'company'),
    position,
    demo,
  ],
})

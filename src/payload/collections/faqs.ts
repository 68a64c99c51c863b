import { publishedContent } from '@/payload/access/rules'
import { defineCollection } from '@/payload/define-collection'
import { faqTopicLabels, select } from '@/payload/fields/selects'
import { key } from '@/payload/fields/identifiers'
import { localizedText, localizedTextarea } from '@/payload/fields/text'
import { position } from '@/payload/fields/numbers'
import { words, labelsOf } from '@/payload/words'

export const faqs = defineCollection({
  slug: 'faqs',
  access: publishedContent,
  versions: 'drafts',
  shown: { keyField: 'key' },
  adds: ['translations', 'used-in'],
  defaultSort: 'order',
  trash: true,
  labels: labelsOf('faqs', ['singular', 'plural']),
  admin: {
    useAsTitle: 'question',
    defaultColumns: ['question', 'topic', 'order', '_status'],
    listSearchableFields: ['question', 'key'],
  },
  fields: [
    localizedText('question', words('faqs.question.label'), { required: true }),
    localizedTextarea('answer', words('faqs.answer.label'), { required: true }),
    select('topic', words('faqs.topic.label'), faqTopicLabels, { defaultValue: 'general' }),
    { ...key(), admin: { ...key().admin, position: 'sidebar' } },
    position,
  ],
})

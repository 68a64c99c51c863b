import type { CollectionConfig } from 'payload'
import { faqTopicLabels, select } from '@/payload/fields/selects'
import { key } from '@/payload/fields/identifiers'
import { localizedText, localizedTextarea } from '@/payload/fields/text'
import { position } from '@/payload/fields/numbers'
import { words, labelsOf } from '@/payload/words'
import { toldDocuments } from './shown-documents'

export const faqs: CollectionConfig = {
  ...toldDocuments('faqs', { keyField: 'key' }),
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
}

import type { CollectionConfig } from 'payload'
import { groups } from '@/payload/admin/groups'
import { faqTopicLabels, select } from '@/payload/fields/selects'
import { key } from '@/payload/fields/identifiers'
import { localizedText, localizedTextarea } from '@/payload/fields/text'
import { position } from '@/payload/fields/numbers'
import { words } from '@/payload/words'
import { toldDocuments } from './shown-documents'

export const faqs: CollectionConfig = {
  ...toldDocuments('faqs', { keyField: 'key' }),
  labels: {
    singular: words({ en: 'Question', es: 'Pregunta', fr: 'Question', de: 'Frage' }),
    plural: words({ en: 'Questions and answers', es: 'Preguntas y respuestas', fr: 'Questions et réponses', de: 'Fragen und Antworten' }),
  },
  admin: {
    group: groups.content,
    useAsTitle: 'question',
    defaultColumns: ['question', 'topic', 'order', '_status'],
    listSearchableFields: ['question', 'key'],
  },
  fields: [
    localizedText('question', words({ en: 'Question', es: 'Pregunta', fr: 'Question', de: 'Frage' }), { required: true }),
    localizedTextarea('answer', words({ en: 'Answer', es: 'Respuesta', fr: 'Réponse', de: 'Antwort' }), { required: true }),
    select('topic', words({ en: 'Topic', es: 'Tema', fr: 'Thème', de: 'Thema' }), faqTopicLabels, { defaultValue: 'general' }),
    { ...key(), admin: { ...key().admin, position: 'sidebar' } },
    position,
  ],
}

import type { CollectionConfig } from 'payload'
import { groups } from '../admin/groups'
import { faqTopicLabels } from '../fields/faq-topics'
import { key } from '../fields/identifiers'
import { localizedText, localizedTextarea } from '../fields/localized-text'
import { position } from '../fields/numbers'
import { select } from '../fields/selects'
import { words } from '../words'
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

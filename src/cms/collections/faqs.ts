import type { CollectionConfig } from 'payload'
import { publishedContent } from '../access/sets'
import { groups } from '../admin/groups'
import { faqTopicLabels } from '../fields/faq-topics'
import { key } from '../fields/identifiers'
import { localizedText, localizedTextarea } from '../fields/localized-text'
import { position } from '../fields/numbers'
import { select } from '../fields/selects'
import { shownCollection } from '../hooks/after-publish'
import { words } from '../words'

export const faqs: CollectionConfig = {
  slug: 'faqs',
  labels: {
    singular: words({ en: 'Question', es: 'Pregunta', fr: 'Question', de: 'Frage' }),
    plural: words({ en: 'Questions and answers', es: 'Preguntas y respuestas', fr: 'Questions et réponses', de: 'Fragen und Antworten' }),
  },
  access: publishedContent,
  admin: {
    group: groups.content,
    useAsTitle: 'question',
    defaultColumns: ['question', 'topic', 'order', '_status'],
    listSearchableFields: ['question', 'key'],
  },
  defaultSort: 'order',
  trash: true,
  versions: { maxPerDoc: 20, drafts: { autosave: false } },
  hooks: shownCollection('faqs', { keyField: 'key' }),
  fields: [
    localizedText('question', words({ en: 'Question', es: 'Pregunta', fr: 'Question', de: 'Frage' }), { required: true }),
    localizedTextarea('answer', words({ en: 'Answer', es: 'Respuesta', fr: 'Réponse', de: 'Antwort' }), { required: true }),
    select('topic', words({ en: 'Topic', es: 'Tema', fr: 'Thème', de: 'Thema' }), faqTopicLabels, { defaultValue: 'general' }),
    { ...key(), admin: { ...key().admin, position: 'sidebar' } },
    position,
  ],
}

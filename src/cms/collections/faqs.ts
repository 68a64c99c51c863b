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
    singular: words('Question', 'Pregunta', 'Question', 'Frage'),
    plural: words('Questions and answers', 'Preguntas y respuestas', 'Questions et réponses', 'Fragen und Antworten'),
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
    localizedText('question', words('Question', 'Pregunta', 'Question', 'Frage'), { required: true }),
    localizedTextarea('answer', words('Answer', 'Respuesta', 'Réponse', 'Antwort'), { required: true }),
    select('topic', words('Topic', 'Tema', 'Thème', 'Thema'), faqTopicLabels, { defaultValue: 'general' }),
    { ...key(), admin: { ...key().admin, position: 'sidebar' } },
    position,
  ],
}

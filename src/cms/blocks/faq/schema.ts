import type { Block } from 'payload'
import { faqTopicLabels } from '../../fields/faq-topics'
import { wholeNumber } from '../../fields/numbers'
import { select } from '../../fields/selects'
import { words } from '../../words'
import { heading } from '../../fields/section-fields'

const topics = { all: words('All', 'Todos', 'Tous', 'Alle'), ...faqTopicLabels }

export const faq: Block = {
  slug: 'faq',
  interfaceName: 'FaqBlock',
  labels: {
    singular: words('Questions and answers', 'Preguntas y respuestas', 'Questions et réponses', 'Fragen und Antworten'),
    plural: words('Questions and answers', 'Preguntas y respuestas', 'Questions et réponses', 'Fragen und Antworten'),
  },
  fields: [
    heading,
    select('topic', words('Topic', 'Tema', 'Thème', 'Thema'), topics, { defaultValue: 'all' }),
    wholeNumber('limit', words('At most', 'Como máximo', 'Au maximum', 'Höchstens'), { least: 1, most: 48, defaultValue: 12 }),
  ],
}

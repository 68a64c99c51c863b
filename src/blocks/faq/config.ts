import { faqTopicLabels, topicKind, select } from '@/payload/fields/selects'
import { words } from '@/payload/words'
import { heading, limit, defineBlock } from '@/payload/blocks/define-block'

const topics = { all: words({ en: 'All', es: 'Todos', fr: 'Tous', de: 'Alle' }), ...faqTopicLabels }

const topic = select('topic', words({ en: 'Topic', es: 'Tema', fr: 'Thème', de: 'Thema' }), topics, { defaultValue: 'all' })

export const faq = defineBlock('faq', {
  group: 'explain',
  drawing: ['title', 'rows'],
  name: words({ en: 'Questions and answers', es: 'Preguntas y respuestas', fr: 'Questions et réponses', de: 'Fragen und Antworten' }),
  head: [heading],
  fields: [{ ...topic, admin: { ...topic.admin, custom: { shows: topicKind } } }, limit(12)],
})

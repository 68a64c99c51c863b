import { faqTopicLabels, topicKind, select } from '@/payload/fields/selects'
import { words } from '@/payload/words'
import { heading, limit, defineBlock } from '@/payload/blocks/define-block'

const topics = { all: words('blocks.faq.topics.all'), ...faqTopicLabels }

const topic = select('topic', words('blocks.faq.topic.label'), topics, { defaultValue: 'all' })

export const faq = defineBlock('faq', {
  group: 'explain',
  drawing: ['title', 'rows'],
  name: words('blocks.faq.name'),
  head: [heading],
  fields: [{ ...topic, admin: { ...topic.admin, custom: { shows: topicKind } } }, limit(12)],
})

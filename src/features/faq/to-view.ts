import type { Faq, FaqBlock } from '@/payload-types'
import type { FaqView } from './types'

export const toFaqView = (block: FaqBlock, documents: readonly Faq[]): FaqView => {
  const asked = documents.filter(({ topic }) => block.topic === 'all' || topic === block.topic)
  return {
    heading: block.heading ?? '',
    items: asked
      .slice(0, block.limit ?? asked.length)
      .map(({ key, question, answer }) => ({ key, question: question ?? '', answer: answer ?? '' })),
  }
}

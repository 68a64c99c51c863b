import { useId } from 'react'

import type { Faq as FaqDocument, FaqBlock } from '@/payload-types'
import { defineSection } from '@/parts/sections/define-section'
import { Disclosure, DisclosureList } from '@/ui/disclosure/disclosure'
import { Section, SectionHeading, Split, Wide } from '@/ui/section/section'

import { LuggageTag } from './luggage-tag.client'

export interface FaqView {
  readonly heading: string
  readonly items: readonly { readonly key: string; readonly question: string; readonly answer: string }[]
}

export const toFaqView = (block: FaqBlock, documents: readonly FaqDocument[]): FaqView => {
  const asked = documents.filter(({ topic }) => block.topic === 'all' || topic === block.topic)
  return {
    heading: block.heading ?? '',
    items: asked
      .slice(0, block.limit ?? asked.length)
      .map(({ key, question, answer }) => ({ key, question: question ?? '', answer: answer ?? '' })),
  }
}

interface FaqProps {
  readonly view: FaqView
  readonly placeholderNames: readonly string[]
}

/** §2: items open and close independently. */
export const Faq = ({ view, placeholderNames }: FaqProps) => {
  const heading = useId()
  if (view.items.length === 0) return null
  return (
    <Section labelledBy={heading}>
      <Wide>
        <Split>
          <div>
            <SectionHeading id={heading} heading={view.heading} />
            <LuggageTag placeholderNames={placeholderNames} />
          </div>
          <DisclosureList>
            {view.items.map(({ key, question, answer }, index) => (
              <Disclosure key={key} summary={question} open={index === 0}>
                {answer}
              </Disclosure>
            ))}
          </DisclosureList>
        </Split>
      </Wide>
    </Section>
  )
}

export const faqSection = defineSection('faq', {
  heading: 'section',
  failure: 'generic',
  load: async (block, { faqs }) => toFaqView(block, await faqs()),
  draw: Faq,
})

import { useId } from 'react'

import type { Faq as FaqDocument, FaqBlock } from '@/payload-types'
import { faqAnchor } from '@/core/navigation/paths'
import { defineSection } from '@/blocks/define-section'
import { type BorrowedLanguage, languageOf, languageOfBlock } from '@/lib/text-language'
import { Disclosure, DisclosureList } from '@/components/ui/disclosure/disclosure'
import { Section, SectionHeading, Split, Wide } from '@/components/ui/section/section'

import { LuggageTag } from './luggage-tag.client'

interface FaqView {
  readonly heading: string
  /** R20: language of the heading. */
  readonly lang?: BorrowedLanguage
  readonly items: readonly { readonly key: string; readonly question: string; readonly answer: string; readonly lang?: BorrowedLanguage }[]
}

type AskedBlock = Pick<FaqBlock, 'heading' | 'topic' | 'limit'>
type AskedDocument = Pick<FaqDocument, 'key' | 'topic' | 'question' | 'answer'>

export const toFaqView = (block: AskedBlock, documents: readonly AskedDocument[]): FaqView => {
  const asked = documents.filter(({ topic }) => block.topic === 'all' || topic === block.topic)
  return {
    heading: block.heading ?? '',
    lang: languageOfBlock(block),
    items: asked.slice(0, block.limit ?? asked.length).map((entry) => ({
      key: entry.key,
      question: entry.question ?? '',
      answer: entry.answer ?? '',
      lang: languageOf(entry, 'question', 'answer'),
    })),
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
            <SectionHeading id={heading} heading={view.heading} lang={view.lang} />
            <LuggageTag placeholderNames={placeholderNames} />
          </div>
          <DisclosureList>
            {view.items.map(({ key, question, answer, lang }, index) => (
              <Disclosure key={key} id={faqAnchor(key)} summary={question} open={index === 0} lang={lang}>
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
  marksBorrowed: true,
  load: async (block, { faqs }) => toFaqView(block, await faqs()),
  draw: Faq,
})

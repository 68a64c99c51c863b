import { RichText as LexicalRichText } from '@payloadcms/richtext-lexical/react'
import type { ReactNode } from 'react'

import { defineSection } from '@/blocks/define-section'
import { Section, Wide } from '@/components/ui/section/section'

const RichText = ({ view }: { readonly view: { readonly content: ReactNode } }) => (
  <Section>
    <Wide>
      <div className="prose">{view.content}</div>
    </Wide>
  </Section>
)

export const richTextSection = defineSection('rich-text', {
  heading: 'section',
  failure: 'generic',
  load: ({ content }) => ({ content: content ? <LexicalRichText data={content as never} disableContainer /> : null }),
  draw: RichText,
})

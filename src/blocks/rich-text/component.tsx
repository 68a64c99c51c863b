import { type JSXConvertersFunction, RichText as LexicalRichText } from '@payloadcms/richtext-lexical/react'
import type { ReactNode } from 'react'

import { defineSection } from '@/blocks/define-section'
import { Section, Wide } from '@/components/ui/section/section'
import { withOutline } from '@/core/articles/articles'
import type { RichTextBlock } from '@/payload-types'

type Content = NonNullable<RichTextBlock['content']>

const RichText = ({ view }: { readonly view: { readonly content: ReactNode } }) => (
  <Section>
    <Wide>
      <div className="prose">{view.content}</div>
    </Wide>
  </Section>
)

/** K22: search results link to the heading of their passage. */
const withAnchors = ({ root, ...content }: Content) => {
  const { nodes } = withOutline(root.children)
  return { ...content, root: { ...root, children: root.children.map((node, index) => ({ ...node, anchor: nodes[index]?.['anchor'] })) } }
}

const converters: JSXConvertersFunction = ({ defaultConverters }) => ({
  ...defaultConverters,
  heading: ({ node, nodesToJSX }) => <node.tag id={String(Reflect.get(node, 'anchor'))}>{nodesToJSX({ nodes: node.children })}</node.tag>,
})

export const richTextSection = defineSection('rich-text', {
  heading: 'section',
  failure: 'generic',
  load: ({ content }) => ({
    content: content ? <LexicalRichText data={withAnchors(content) as never} converters={converters} disableContainer /> : null,
  }),
  draw: RichText,
})

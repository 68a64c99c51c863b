import { labelsOf } from '@/payload/words'
import type { Block } from 'payload'
import { words } from './words'
import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineCodeFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  UnderlineFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical'

/** Lines to be typed or copied as they stand. A plain field: Payload's own one for code fetches its editor from another host. */
const codeLines: Block = {
  slug: 'code-lines',
  interfaceName: 'CodeLinesBlock',
  labels: labelsOf('editor.codeLines.code-lines', ['singular', 'plural']),
  fields: [
    {
      name: 'code',
      type: 'textarea',
      required: true,
      label: words('editor.codeLines.code-lines.code.label'),
      admin: { rows: 6 },
    },
  ],
}

/** What running text needs and no more: the design decides how it looks. */
const runningText = () => [
  ParagraphFeature(),
  HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
  BoldFeature(),
  ItalicFeature(),
  UnderlineFeature(),
  LinkFeature({ enabledCollections: ['pages'] }),
  OrderedListFeature(),
  UnorderedListFeature(),
  BlockquoteFeature(),
  HorizontalRuleFeature(),
  FixedToolbarFeature(),
  InlineToolbarFeature(),
]

export const editor = lexicalEditor({ features: runningText() })

/** Articles show commands and records as well. */
export const articleEditor = lexicalEditor({
  features: [...runningText(), InlineCodeFeature(), BlocksFeature({ blocks: [codeLines] })],
})

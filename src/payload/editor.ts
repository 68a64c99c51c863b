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

/** A plain field: Payload's code field loads its editor from another host. */
const codeLines: Block = {
  slug: 'code-lines',
  interfaceName: 'CodeLinesBlock',
  labels: {
    singular: words({ en: 'Lines of code', es: 'Líneas de código', fr: 'Lignes de code', de: 'Codezeilen' }),
    plural: words({ en: 'Lines of code', es: 'Líneas de código', fr: 'Lignes de code', de: 'Codezeilen' }),
  },
  fields: [
    {
      name: 'code',
      type: 'textarea',
      required: true,
      label: words({
        en: 'Commands or records',
        es: 'Órdenes o registros',
        fr: 'Commandes ou enregistrements',
        de: 'Befehle oder Einträge',
      }),
      admin: { rows: 6 },
    },
  ],
}

/** Minimal features; formatting is up to the design. */
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

export const articleEditor = lexicalEditor({
  features: [...runningText(), InlineCodeFeature(), BlocksFeature({ blocks: [codeLines] })],
})

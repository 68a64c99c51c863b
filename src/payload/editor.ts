import type { Block } from 'payload'
import { optionsOf } from './fields/selects'
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

/** What the drawings show. */
const drawingLabels = {
  padlock: words({ en: 'Padlock', es: 'Candado', fr: 'Cadenas', de: 'Vorhängeschloss' }),
  envelope: words({ en: 'Envelope', es: 'Sobre', fr: 'Enveloppe', de: 'Briefumschlag' }),
  crane: words({ en: 'Crane', es: 'Grúa', fr: 'Grue', de: 'Kran' }),
  bell: words({ en: 'Bell', es: 'Campana', fr: 'Cloche', de: 'Glocke' }),
  lens: words({ en: 'Magnifying glass', es: 'Lupa', fr: 'Loupe', de: 'Lupe' }),
  signpost: words({ en: 'Signpost', es: 'Poste indicador', fr: 'Poteau indicateur', de: 'Wegweiser' }),
  stack: words({ en: 'Servers', es: 'Servidores', fr: 'Serveurs', de: 'Server' }),
  book: words({ en: 'Book', es: 'Libro', fr: 'Livre', de: 'Buch' }),
  shelf: words({ en: 'Shelf', es: 'Estante', fr: 'Étagère', de: 'Regal' }),
}

/** ADR 098: of a resource of the kind “video”. Its scenes are played in order; the text they stand in is the transcript. */
const scene: Block = {
  slug: 'scene',
  interfaceName: 'SceneBlock',
  labels: {
    singular: words({ en: 'Scene of a video', es: 'Escena de un vídeo', fr: 'Scène d’une vidéo', de: 'Szene eines Videos' }),
    plural: words({ en: 'Scenes of a video', es: 'Escenas de un vídeo', fr: 'Scènes d’une vidéo', de: 'Szenen eines Videos' }),
  },
  fields: [
    {
      name: 'drawing',
      type: 'select',
      required: true,
      label: words({ en: 'Drawing', es: 'Dibujo', fr: 'Dessin', de: 'Zeichnung' }),
      options: optionsOf(drawingLabels),
      admin: {
        description: words({
          en: 'The paragraph below it is what the scene says.',
          es: 'El párrafo siguiente es lo que dice la escena.',
          fr: 'Le paragraphe qui suit est ce que dit la scène.',
          de: 'Der Absatz darunter ist, was die Szene sagt.',
        }),
      },
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
  features: [...runningText(), InlineCodeFeature(), BlocksFeature({ blocks: [codeLines, scene] })],
})

import { deepMergeSimple, type Block, type Field, type PayloadRequest, type SanitizedConfig } from 'payload'
import { parseVideoLink } from '@/core/articles/video-link'
import { locales } from '@/lib/config/locales'
import { iconOf } from './admin/articles/block-icons'
import { optionsOf } from './fields/selects'
import { translate } from './translate'
import { labelsOf, words, type Words } from './words'
import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  createServerFeature,
  EXPERIMENTAL_TableFeature as TableFeature,
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
  UploadFeature,
} from '@payloadcms/richtext-lexical'

/** Labels a block by its content instead of a name that editors have to type. */
const blockLabel = (kind: Words, fields: readonly string[] = []): NonNullable<Block['admin']>['components'] => ({
  Label: { path: '/payload/admin/rows/row-name.client#BlockName', clientProps: { kind, fields } },
})

/** A plain textarea, because Payload's code field loads its editor from another host. */
const codeLines: Block = {
  slug: 'code-lines',
  interfaceName: 'CodeLinesBlock',
  labels: labelsOf('editor.codeLines.code-lines', ['singular', 'plural']),
  admin: { images: { icon: iconOf('code') }, components: blockLabel(words('editor.codeLines.code-lines.singular'), ['code']) },
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

/** Labels of the drawings' subjects. */
const drawingLabels = labelsOf('editor.drawing', ['padlock', 'envelope', 'crane', 'bell', 'lens', 'signpost', 'stack', 'book', 'shelf'])

/** Scenes of a video resource, played in order; the surrounding text is the transcript. */
const scene: Block = {
  slug: 'scene',
  interfaceName: 'SceneBlock',
  labels: {
    singular: words('editor.scene.singular'),
    plural: words('editor.scene.plural'),
  },
  admin: { images: { icon: iconOf('scene') }, components: blockLabel(words('editor.scene.singular')) },
  fields: [
    {
      name: 'drawing',
      type: 'select',
      required: true,
      label: words('editor.scene.drawing.label'),
      options: optionsOf(drawingLabels),
      admin: {
        description: words('editor.scene.drawing.description'),
      },
    },
  ],
}

const noVideo = words('editor.video.link.fault')

/** R33. Not localized, since the text around it is. */
const video: Block = {
  slug: 'video',
  interfaceName: 'VideoBlock',
  labels: labelsOf('editor.video', ['singular', 'plural']),
  admin: { images: { icon: iconOf('video') }, components: blockLabel(words('editor.video.singular'), ['title', 'caption']) },
  fields: [
    {
      name: 'link',
      type: 'text',
      required: true,
      label: words('editor.video.link.label'),
      admin: { description: words('editor.video.link.description') },
      validate: (value: unknown, { req }: { req: PayloadRequest }) => parseVideoLink(value) !== null || translate(req, noVideo),
    },
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 120,
      label: words('fields.text.title.label'),
      admin: { description: words('editor.video.title.description') },
    },
    {
      name: 'poster',
      type: 'upload',
      relationTo: 'media',
      label: words('editor.video.poster.label'),
      admin: { description: words('editor.video.poster.description') },
    },
    { name: 'caption', type: 'text', maxLength: 300, label: words('editor.video.caption.label') },
  ],
}

/** Belongs to the position in the text, unlike the alt text. Not localized, since the text around it is. */
const caption: Field = {
  name: 'caption',
  type: 'text',
  maxLength: 300,
  label: words('editor.picture.caption.label'),
  admin: { description: words('editor.picture.caption.description') },
}

/** Shows captions below the pictures; Payload's editor shows them only in a picture's drawer. */
const PictureCaptionsFeature = createServerFeature({
  feature: { ClientFeature: '/payload/admin/articles/picture-captions.client#PictureCaptionsClient' },
  key: 'pictureCaptions',
})

/** Keeps block forms out of the text's undo history. */
const BlockHistoryFeature = createServerFeature({
  feature: { ClientFeature: '/payload/admin/articles/block-history.client#BlockHistoryClient' },
  key: 'blockHistory',
})

/** Lets a save wait for what was typed just before it. */
const PromptSaveFeature = createServerFeature({
  feature: { ClientFeature: '/payload/admin/articles/prompt-save.client#PromptSaveClient' },
  key: 'promptSave',
})

/** Minimal features, since the design determines the formatting. */
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
  PromptSaveFeature(),
]

export const editor = lexicalEditor({ features: runningText() })

export const articleEditor = lexicalEditor({
  features: [
    ...runningText(),
    InlineCodeFeature(),
    UploadFeature({ enabledCollections: ['media'], collections: { media: { fields: [caption] } } }),
    PictureCaptionsFeature(),
    TableFeature(),
    BlocksFeature({ blocks: [codeLines, video, scene] }),
    BlockHistoryFeature(),
  ],
})

const pictureName = words('media.singular')

/** The editor's own texts override those in the configuration, so an article's picture is named on the finished configuration. */
export const namePictures = (config: SanitizedConfig): SanitizedConfig => {
  const names = locales.map((locale) => [locale, { lexical: { upload: { label: pictureName[locale] } } }] as const)
  config.i18n.translations = deepMergeSimple(config.i18n.translations, Object.fromEntries(names))
  return config
}

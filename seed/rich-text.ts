import type { SeedLocale } from './locales'
import type { Localized } from './types'

/** Subset of Lexical's node format. */
export interface RichTextNode {
  readonly type: string
  readonly version: number
  readonly [key: string]: unknown
}

/** Lexical's text format flags. */
export const boldFormat = 1
export const codeFormat = 16

export interface RichText {
  readonly root: RichTextNode & {
    readonly type: 'root'
    readonly children: readonly RichTextNode[]
    readonly direction: 'ltr'
    readonly format: ''
    readonly indent: 0
  }
}

export interface Passage {
  readonly heading?: Localized
  readonly paragraphs?: readonly Localized[]
  readonly points?: readonly Localized[]
}

const element = { direction: 'ltr', format: '', indent: 0, version: 1 } as const

const words = (text: string): RichTextNode => ({
  type: 'text',
  text,
  detail: 0,
  format: 0,
  mode: 'normal',
  style: '',
  version: 1,
})

const heading = (text: string): RichTextNode => ({ ...element, type: 'heading', tag: 'h2', children: [words(text)] })

const paragraph = (text: string): RichTextNode => ({
  ...element,
  type: 'paragraph',
  textFormat: 0,
  textStyle: '',
  children: [words(text)],
})

const list = (points: readonly string[]): RichTextNode => ({
  ...element,
  type: 'list',
  listType: 'bullet',
  tag: 'ul',
  start: 1,
  children: points.map((point, index) => ({ ...element, type: 'listitem', value: index + 1, children: [words(point)] })),
})

const passageIn = (locale: SeedLocale, { heading: title, paragraphs = [], points = [] }: Passage): RichTextNode[] => [
  ...(title ? [heading(title[locale])] : []),
  ...paragraphs.map((text) => paragraph(text[locale])),
  ...(points.length > 0 ? [list(points.map((text) => text[locale]))] : []),
]

/** Converts passages to a Lexical document per language. */
export const richText = (passages: readonly Passage[]): Localized<RichText> => {
  const documentIn = (locale: SeedLocale): RichText => ({
    root: { ...element, type: 'root', children: passages.flatMap((passage) => passageIn(locale, passage)) },
  })
  return { en: documentIn('en'), es: documentIn('es'), fr: documentIn('fr'), de: documentIn('de') }
}

import type { DrawingName } from '../src/components/ui/drawings/shapes'
import { boldFormat, codeFormat, type RichText, type RichTextNode } from './rich-text'

/** A part of an article; text may contain `**bold**`, `[a link](/domains)` and code between backticks. */
export type ArticlePart =
  | { readonly kind: 'heading' | 'text' | 'code'; readonly words: string }
  | { readonly kind: 'steps' | 'points'; readonly words: readonly string[] }
  | { readonly kind: 'scene'; readonly drawing: DrawingName }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }

export const heading = (words: string): ArticlePart => ({ kind: 'heading', words })
export const text = (words: string): ArticlePart => ({ kind: 'text', words })
/** Ordered list. */
export const steps = (...words: readonly string[]): ArticlePart => ({ kind: 'steps', words })
/** Unordered list. */
export const points = (...words: readonly string[]): ArticlePart => ({ kind: 'points', words })
/** Scene of a video; the text below it is its transcript. */
export const scene = (drawing: DrawingName): ArticlePart => ({ kind: 'scene', drawing })
/** Table whose first row and column are headings. */
export const table = (...rows: readonly (readonly string[])[]): ArticlePart => ({ kind: 'table', rows })
/** Code block. */
export const code = (...lines: readonly string[]): ArticlePart => ({ kind: 'code', words: lines.join('\n') })

const element = { direction: 'ltr', format: '', indent: 0, version: 1 } as const

const plain = (words: string, format = 0): RichTextNode => ({
  type: 'text',
  text: words,
  detail: 0,
  format,
  mode: 'normal',
  style: '',
  version: 1,
})

const link = (words: string, url: string): RichTextNode => ({
  ...element,
  type: 'link',
  version: 3,
  fields: { linkType: 'custom', newTab: false, url },
  children: [plain(words)],
})

const marks = /\*\*(?<bold>[^*]+)\*\*|`(?<code>[^`]+)`|\[(?<label>[^\]]+)\]\((?<url>[^)]+)\)/g

const marked = ({ bold, code: typed, label, url }: Partial<Record<string, string>>): RichTextNode[] => {
  if (bold !== undefined) return [plain(bold, boldFormat)]
  if (typed !== undefined) return [plain(typed, codeFormat)]
  return label !== undefined && url !== undefined ? [link(label, url)] : []
}

const sentence = (words: string): RichTextNode[] => {
  const nodes: RichTextNode[] = []
  let end = 0
  for (const found of words.matchAll(marks)) {
    if (found.index > end) nodes.push(plain(words.slice(end, found.index)))
    nodes.push(...marked(found.groups ?? {}))
    end = found.index + found[0].length
  }
  return end < words.length ? [...nodes, plain(words.slice(end))] : nodes
}

const list = (words: readonly string[], isOrdered: boolean, start = 1): RichTextNode => ({
  ...element,
  type: 'list',
  listType: isOrdered ? 'number' : 'bullet',
  tag: isOrdered ? 'ol' : 'ul',
  start,
  children: words.map((item, index) => ({ ...element, type: 'listitem', value: start + index, children: sentence(item) })),
})

const paragraph = (words: string): RichTextNode => ({
  ...element,
  type: 'paragraph',
  textFormat: 0,
  textStyle: '',
  children: sentence(words),
})

/** Bits of the header state: 1 in the first row, 2 in the first column. */
const cell = (words: string, row: number, column: number): RichTextNode => ({
  ...element,
  type: 'tablecell',
  headerState: (row === 0 ? 1 : 0) + (column === 0 ? 2 : 0),
  colSpan: 1,
  rowSpan: 1,
  backgroundColor: null,
  children: [paragraph(words)],
})

const tableOf = (rows: readonly (readonly string[])[]): RichTextNode => ({
  ...element,
  type: 'table',
  children: rows.map((cells, row) => ({ ...element, type: 'tablerow', children: cells.map((words, column) => cell(words, row, column)) })),
})

/** Numbering continues after a code block, which belongs to the step above it. */
const firstNumber = (parts: readonly ArticlePart[], position: number): number => {
  const before = parts[position - 2]
  const goesOn = parts[position - 1]?.kind === 'code' && before?.kind === 'steps'
  return goesOn ? firstNumber(parts, position - 2) + before.words.length : 1
}

/** Ids only need to be unique within the document. */
const block = (position: number, fields: Readonly<Record<string, string>>): RichTextNode => ({
  type: 'block',
  version: 2,
  format: '',
  fields: { id: position.toString(16).padStart(24, '0'), blockName: '', ...fields },
})

const toNode = (part: ArticlePart, position: number, parts: readonly ArticlePart[]): RichTextNode => {
  switch (part.kind) {
    case 'heading':
      return { ...element, type: 'heading', tag: 'h2', children: [plain(part.words)] }
    case 'text':
      return paragraph(part.words)
    case 'code':
      return block(position, { blockType: 'code-lines', code: part.words })
    case 'scene':
      return block(position, { blockType: 'scene', drawing: part.drawing })
    case 'table':
      return tableOf(part.rows)
    case 'steps':
      return list(part.words, true, firstNumber(parts, position))
    case 'points':
      return list(part.words, false)
  }
}

export const toRichText = (parts: readonly ArticlePart[]): RichText => ({
  root: { ...element, type: 'root', children: parts.map(toNode) },
})

import type { DrawingName } from '../src/components/ui/drawings/shapes'
import { boldFormat, codeFormat, type RichText, type RichTextNode } from './rich-text'

/** A part of an article, as it is written: `**bold**`, `[a link](/domains)` and code between backticks stand within a sentence. */
export type ArticlePart =
  | { readonly kind: 'heading' | 'text' | 'code'; readonly words: string }
  | { readonly kind: 'steps' | 'points'; readonly words: readonly string[] }
  | { readonly kind: 'scene'; readonly drawing: DrawingName }

export const heading = (words: string): ArticlePart => ({ kind: 'heading', words })
export const text = (words: string): ArticlePart => ({ kind: 'text', words })
/** What has to be done, in this order. */
export const steps = (...words: readonly string[]): ArticlePart => ({ kind: 'steps', words })
/** What is so, in any order. */
export const points = (...words: readonly string[]): ArticlePart => ({ kind: 'points', words })
/** A scene of a video: the text below it is what it says. */
export const scene = (drawing: DrawingName): ArticlePart => ({ kind: 'scene', drawing })
/** Lines to be copied. */
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

/** A sentence with what is marked in it. */
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

/** Lines to be copied belong to the step above them: the steps below go on counting. */
const firstNumber = (parts: readonly ArticlePart[], position: number): number => {
  const before = parts[position - 2]
  const goesOn = parts[position - 1]?.kind === 'code' && before?.kind === 'steps'
  return goesOn ? firstNumber(parts, position - 2) + before.words.length : 1
}

/** The id of a block only has to differ from the others of its text. */
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
      return { ...element, type: 'paragraph', textFormat: 0, textStyle: '', children: sentence(part.words) }
    case 'code':
      return block(position, { blockType: 'code-lines', code: part.words })
    case 'scene':
      return block(position, { blockType: 'scene', drawing: part.drawing })
    case 'steps':
      return list(part.words, true, firstNumber(parts, position))
    case 'points':
      return list(part.words, false)
  }
}

/** An article in one language -> the editor's document. */
export const toRichText = (parts: readonly ArticlePart[]): RichText => ({
  root: { ...element, type: 'root', children: parts.map(toNode) },
})

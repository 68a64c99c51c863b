import { foldText } from '../text-search'
import { nodeTexts } from './node-texts'

/** Heading as the editor set it, level 2 to 4. */
interface WrittenHeading {
  readonly level: number
  readonly text: string
}

export interface OutlineEntry {
  /** Level 1 is the page title; no level is skipped on the way down. */
  readonly level: 2 | 3 | 4
  readonly text: string
  readonly anchor: string
}

const highest = 2
const lowest = 4

const isLevel = (level: number): level is OutlineEntry['level'] => level >= highest && level <= lowest

const withoutLevelGap = (written: number, above: number): OutlineEntry['level'] => {
  const level = Math.max(highest, Math.min(written, above + 1, lowest))
  return isLevel(level) ? level : highest
}

const slugOf = (text: string): string =>
  foldText(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '') || 'section'

const reservedAnchors = ['content']

/** Closes gaps between heading levels and gives each heading an anchor unique on the page. */
export const outlineOf = (headings: readonly WrittenHeading[]): readonly OutlineEntry[] => {
  const used = new Set(reservedAnchors)
  let above: 1 | OutlineEntry['level'] = 1
  return headings.map(({ level, text }) => {
    const slug = slugOf(text)
    let anchor = slug
    for (let copy = 2; used.has(anchor); copy += 1) anchor = `${slug}-${copy}`
    used.add(anchor)
    const shown = withoutLevelGap(level, above)
    above = shown
    return { level: shown, text, anchor }
  })
}

/** Lexical's node, reduced to what texts and headings need. */
export interface RichTextNode {
  readonly type: string
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is RichTextNode => typeof value === 'object' && value !== null && 'type' in value

export const childrenOf = (node: RichTextNode): readonly RichTextNode[] => {
  const children = node['children']
  return Array.isArray(children) ? children.filter(isNode) : []
}

/** Separator between the texts of a node's children. */
const separators: ReadonlyMap<string, string> = new Map([
  ['list', ' '],
  ['table', '\n'],
  ['tablerow', ' '],
  ['tablecell', ' '],
])

export const textOfNode = (node: RichTextNode): string => {
  const own = node['text']
  if (typeof own === 'string') return own
  const texts = nodeTexts(node)
  if (texts.length > 0) return texts.map(([, text]) => text).join('\n')
  return childrenOf(node)
    .map(textOfNode)
    .join(separators.get(node.type) ?? '')
}

/** Assigns levels and anchors to the headings among a rich text's top-level nodes. */
export const withOutline = <Node extends RichTextNode>(
  nodes: readonly Node[],
): { readonly outline: readonly OutlineEntry[]; readonly nodes: readonly Node[] } => {
  const outline = outlineOf(
    nodes
      .filter(({ type }) => type === 'heading')
      .map((node) => ({ level: Number(String(node['tag']).slice(1)) || highest, text: textOfNode(node) })),
  )
  const entries = outline.values()
  const mended = nodes.map((node) => {
    const entry = node.type === 'heading' ? entries.next().value : undefined
    return entry === undefined ? node : { ...node, tag: `h${entry.level}`, anchor: entry.anchor }
  })
  return { outline, nodes: mended }
}

interface TextSection {
  /** Empty for the text before the first heading. */
  readonly heading: string
  readonly anchor: string | null
  readonly text: string
}

/** A rich text's content, split by heading. */
export const sectionsOfRichText = (content: unknown): readonly TextSection[] => {
  const root: unknown = typeof content === 'object' && content !== null && 'root' in content ? content.root : null
  const sections: { heading: string; anchor: string | null; lines: string[] }[] = [{ heading: '', anchor: null, lines: [] }]
  for (const node of withOutline(isNode(root) ? childrenOf(root) : []).nodes) {
    if (node.type === 'heading') sections.push({ heading: textOfNode(node), anchor: String(node['anchor']), lines: [] })
    else sections.at(-1)?.lines.push(textOfNode(node))
  }
  return sections.map(({ lines, ...section }) => ({ ...section, text: lines.filter((line) => line.trim() !== '').join('\n') }))
}

/** Words per minute for technical reading. */
const pace = 200

export const readingMinutes = (text: string): number => {
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  return Math.max(1, Math.round(words / pace))
}

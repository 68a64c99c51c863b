import { foldText } from '../text-search'

/** A heading of running text, as its editor set it: 2 to 4. */
interface WrittenHeading {
  readonly level: number
  readonly text: string
}

export interface OutlineEntry {
  /** The title of the page is 1, and no level is skipped on the way down. */
  readonly level: 2 | 3 | 4
  readonly text: string
  /** What a link to it ends with: unique on the page. */
  readonly anchor: string
}

const highest = 2
const lowest = 4

const isLevel = (level: number): level is OutlineEntry['level'] => level >= highest && level <= lowest

const mended = (written: number, above: number): OutlineEntry['level'] => {
  const level = Math.max(highest, Math.min(written, above + 1, lowest))
  return isLevel(level) ? level : highest
}

const slugOf = (text: string): string =>
  foldText(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '') || 'section'

/** What the page itself uses as ids. */
const taken = ['content']

/** The headings of a text as its page shows them: each step down is one level, and each can be linked to. */
export const outlineOf = (headings: readonly WrittenHeading[]): readonly OutlineEntry[] => {
  const used = new Set(taken)
  let above: 1 | OutlineEntry['level'] = 1
  return headings.map(({ level, text }) => {
    const slug = slugOf(text)
    let anchor = slug
    for (let copy = 2; used.has(anchor); copy += 1) anchor = `${slug}-${copy}`
    used.add(anchor)
    const shown = mended(level, above)
    above = shown
    return { level: shown, text, anchor }
  })
}

/** Words a minute, as people read instructions. */
const pace = 200

/** Whole minutes, one at least. */
export const readingMinutes = (text: string): number => {
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  return Math.max(1, Math.round(words / pace))
}

import { foldText } from '../text-search'

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

/** Words per minute for technical reading. */
const pace = 200

export const readingMinutes = (text: string): number => {
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  return Math.max(1, Math.round(words / pace))
}

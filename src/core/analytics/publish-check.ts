/** A9: what a page says it was drawn from: its own state in a `meta`, the catalogue's in an attribute of its root, which costs the least. */
export const liveMarks = { page: 'page', catalogue: 'data-catalogue' } as const

/** A9: so many seconds after a publish, what visitors do not see yet is an alarm. */
export const liveWithinSeconds = 10
/** After these, in ms, it is looked for once more; then nobody looks again. */
const waits = [250, 250, 500, 1_000, 2_000, 5_000, 10_000, 30_000, 60_000, 120_000, 300_000] as const

export const nextLookAfter = (tries: number): number | null => waits[tries] ?? null

const pageMark = new RegExp(`<meta name="${liveMarks.page}" content="([^"]{1,40})"`)
const catalogueMark = new RegExp(`<html [^>]{0,1000}${liveMarks.catalogue}="([0-9]{1,15})"`)

const markIn = (html: string, mark: RegExp): string => mark.exec(html)?.[1] ?? ''

interface Wanted {
  readonly version: number | null
  readonly revision: number | null
}

/** A9: whether a page that a visitor was sent was drawn from what was published, or from something newer. */
export const showsPublished = (html: string, { version, revision }: Wanted): boolean => {
  if (version !== null) return Date.parse(markIn(html, pageMark)) >= version
  return revision === null || Number.parseInt(markIn(html, catalogueMark), 10) >= revision
}

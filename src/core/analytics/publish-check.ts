/** A9: markers for what a page was rendered from: its own version in a `meta` tag, the catalogue revision in an attribute of the root. */
export const liveMarks = { page: 'page', catalogue: 'data-catalogue' } as const

/** A9: seconds after publishing until a stale page raises an alarm. */
export const liveWithinSeconds = 10
/** Delays between checks in ms; the check gives up after the last. */
const checkDelaysMs = [250, 250, 500, 1_000, 2_000, 5_000, 10_000, 30_000, 60_000, 120_000, 300_000] as const

export const nextLookAfter = (tries: number): number | null => checkDelaysMs[tries] ?? null

const pageMark = new RegExp(`<meta name="${liveMarks.page}" content="([^"]{1,40})"`)
const catalogueMark = new RegExp(`<html [^>]{0,1000}${liveMarks.catalogue}="([0-9]{1,15})"`)

const markIn = (html: string, mark: RegExp): string => mark.exec(html)?.[1] ?? ''

interface PublishedState {
  readonly version: number | null
  readonly revision: number | null
}

/** A9: whether the HTML was rendered from the published version or a newer one. */
export const showsPublished = (html: string, { version, revision }: PublishedState): boolean => {
  if (version !== null) return Date.parse(markIn(html, pageMark)) >= version
  return revision === null || Number.parseInt(markIn(html, catalogueMark), 10) >= revision
}

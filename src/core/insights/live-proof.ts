/** A9: what the head of a page says it was drawn from. */
export const liveMarks = { page: 'page', catalogue: 'catalogue' } as const

/** A9: so many seconds after a publish, what visitors do not see yet is an alarm. */
export const liveWithinSeconds = 10
/** After these, in ms, it is looked for once more; then nobody looks again. */
const waits = [250, 250, 500, 1_000, 2_000, 5_000, 10_000, 30_000, 60_000, 120_000, 300_000] as const

export const nextLookAfter = (tries: number): number | null => waits[tries] ?? null

const markIn = (html: string, name: string): string | null =>
  new RegExp(`<meta name="${name}" content="([^"]{1,40})"`).exec(html)?.[1] ?? null

interface Wanted {
  readonly version: number | null
  readonly revision: number | null
}

/** A9: whether a page that a visitor was sent was drawn from what was published, or from something newer. */
export const showsPublished = (html: string, { version, revision }: Wanted): boolean => {
  if (version !== null) return Date.parse(markIn(html, liveMarks.page) ?? '') >= version
  return revision === null || Number(markIn(html, liveMarks.catalogue) ?? Number.NaN) >= revision
}

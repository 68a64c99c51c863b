/** A server may not keep us away longer than this, nor call us back sooner, in ms, whatever it says. */
const LONGEST = 3_600_000
const SHORTEST = 1_000

/** RFC 9110 §10.2.3: seconds, or a date. ms to stay away; `fallback` where nothing usable is said. */
export const readRetryAfter = (header: string | undefined, now: number, fallback: number): number => {
  const value = header?.trim() ?? ''
  const wait = /^\d{1,9}$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - now
  return Number.isFinite(wait) ? Math.min(Math.max(wait, SHORTEST), LONGEST) : fallback
}

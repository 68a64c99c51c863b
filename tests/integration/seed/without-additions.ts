/** Drops what the database adds (ids, dates, empty fields), for comparison with the seed. */
export const withoutAdditions = (expected: unknown, saved: unknown): unknown => {
  if (Array.isArray(expected)) {
    const rows: readonly unknown[] = Array.isArray(saved) ? saved : []
    return rows.map((row, index) => withoutAdditions(expected[index], row))
  }
  if (typeof expected !== 'object' || expected === null || typeof saved !== 'object' || saved === null) return saved
  const fields = saved as Readonly<Record<string, unknown>>
  return Object.fromEntries(Object.entries(expected).map(([key, entry]) => [key, withoutAdditions(entry, dateless(key, fields[key]))]))
}

/** A day is stored as a timestamp. */
const dateless = (key: string, value: unknown): unknown => (key === 'rateDate' && typeof value === 'string' ? value.slice(0, 10) : value)

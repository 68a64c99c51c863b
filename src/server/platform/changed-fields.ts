type Values = Readonly<Record<string, unknown>>

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Of a link that was followed, what stands in the database. */
const unfollowed = (value: unknown, other: unknown): unknown =>
  isValues(value) && typeof other !== 'object' && 'id' in value ? value['id'] : value

/** Nothing is written as `null`, `undefined`, or not at all; what whoever asked may not read is not there afterwards. */
const isSame = (before: unknown, after: unknown): boolean => {
  const [one, other] = [unfollowed(before, after) ?? null, unfollowed(after, before) ?? null]
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, index) => isSame(each, other[index]))
  if (isValues(one) && isValues(other)) return Object.keys(other).every((name) => isSame(one[name], other[name]))
  return one === other
}

/** Written by whatever else is written. */
const besides: ReadonlySet<string> = new Set(['id', 'createdAt', 'updatedAt', 'changedBy', 'sessions'])

/** Which fields of a document a change has touched: their names, at the top. */
export const changedFields = (before: Values, after: Values): readonly string[] =>
  Object.keys(after)
    .filter((name) => !besides.has(name) && !isSame(before[name], after[name]))
    .sort()

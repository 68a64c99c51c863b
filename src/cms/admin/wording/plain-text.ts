const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/** The words of a field: a line, a paragraph, or a rich text, a line for each of its pieces. */
export const plainText = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(plainText).filter(Boolean).join('\n')
  if (!isRecord(value)) return ''
  const { text, root, children } = value
  return typeof text === 'string' ? text : plainText(root ?? children)
}

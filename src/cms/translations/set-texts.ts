type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The same value with another text at this path; rows are known by their ids. Unchanged where the path leads nowhere. */
const setAt = (value: unknown, [step = '', ...rest]: readonly string[], text: unknown): unknown => {
  if (Array.isArray(value)) return value.map((row: unknown) => (isFields(row) && String(row['id']) === step ? setAt(row, rest, text) : row))
  if (!isFields(value)) return value
  return { ...value, [step]: rest.length === 0 ? text : setAt(value[step], rest, text) }
}

export interface NewText {
  readonly path: string
  readonly value: unknown
}

/** What is saved of a document in one language so that these texts are others: whole fields, their rows with the ids they have. */
export const withTexts = (document: Fields, texts: readonly NewText[]): Fields => {
  const changed = texts.reduce<unknown>((done, { path, value }) => setAt(done, path.split('.'), value), document)
  const names = new Set(texts.map(({ path }) => path.split('.')[0] ?? path))
  return isFields(changed) ? Object.fromEntries([...names].map((name) => [name, changed[name]])) : {}
}

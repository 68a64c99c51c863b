/** Each field of the document, by the name it has there: one that is renamed does not compile. */
export type FieldsOf<Document> = Readonly<Record<keyof Document & string, unknown>>

export const columnOf = (field: string): string => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/**
 * A row as Postgres tells it in JSON, by the names its document has: `original_price` is `originalPrice`. The collection's own
 * fields guarantee the values; a column that is not there is a fault, and not an empty field.
 */
export const fromColumns = <Document>(row: Readonly<Record<string, unknown>>, fields: FieldsOf<Document>): Document =>
  Object.fromEntries(
    Object.keys(fields).map((field) => {
      const column = columnOf(field)
      if (!Object.hasOwn(row, column)) throw new Error(`The row has no column ${column}`)
      return [field, row[column]]
    }),
  ) as Document

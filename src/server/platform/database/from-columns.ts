/** A row as Postgres tells it in JSON, by the names its document has: `original_price` is `originalPrice`. The collection's own fields guarantee them. */
export const fromColumns = <Document>(row: Readonly<Record<string, unknown>>): Document =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()), value]),
  ) as Document

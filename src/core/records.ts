export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Copies only these fields of the object. */
export const pick = <From extends object, Field extends keyof From>(from: From, fields: readonly Field[]): Pick<From, Field> =>
  Object.fromEntries(fields.map((field) => [field, from[field]])) as Pick<From, Field>

export const byKey = <Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, Item> =>
  new Map(items.map((item) => [keyOf(item), item]))

/** Messages, or one namespace of them. A built shop's are taken apart (ADR 018): a message may be a list, never an object. */
interface Table {
  readonly [key: string]: unknown
}

/** As much of a table as is translated. */
export type Translated<Whole> = { readonly [Key in keyof Whole]?: Whole[Key] extends string ? string : Translated<Whole[Key]> }

const isTable = (value: unknown): value is Table => typeof value === 'object' && value !== null && !Array.isArray(value)

const merge = (english: Table, translated: Table): Table =>
  Object.fromEntries(
    Object.entries(english).map(([key, own]) => {
      const other = translated[key]
      return [key, isTable(own) ? merge(own, isTable(other) ? other : {}) : (other ?? own)]
    }),
  )

/** What is translated, with English behind each message that is not. */
export const withEnglishBehind = <Whole extends object>(english: Whole, translated: Translated<Whole>): Whole =>
  merge(english as Table, translated as Table) as Whole

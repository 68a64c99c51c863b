import type { CategoryId } from '../../catalog/types'
import type { UsdCents } from '../../money/types'

/** What an editor may set: the CMS draws a field for each kind (src/cms/fields/setting-field.ts), a mapper reads it. */
export type Setting =
  /** `whenEmpty` is how a document of before the flag is read. */
  | { readonly kind: 'flag'; readonly initially: boolean; readonly whenEmpty: boolean }
  | { readonly kind: 'count'; readonly least: number }
  | { readonly kind: 'usd' }
  /** Kept as epoch milliseconds, UTC (D12). */
  | { readonly kind: 'instant' }
  /** None is all (D3). */
  | { readonly kind: 'categories' }
  /** None is all. */
  | { readonly kind: 'choices'; readonly choices: readonly string[] }

export type Settings = Readonly<Record<string, Setting>>

/** A setting as it is judged; `null` where an editor left it empty. */
export type ValueOf<Each extends Setting> = Each extends { readonly kind: 'flag' }
  ? boolean
  : Each extends { readonly kind: 'count' | 'instant' }
    ? number | null
    : Each extends { readonly kind: 'usd' }
      ? UsdCents | null
      : Each extends { readonly kind: 'categories' }
        ? readonly CategoryId[]
        : Each extends { readonly choices: readonly (infer Choice)[] }
          ? readonly Choice[]
          : never

/** The same as the CMS keeps it: prices are decimals, instants are texts. */
export type StoredOf<Each extends Setting> = Each extends { readonly kind: 'usd' }
  ? number
  : Each extends { readonly kind: 'instant' }
    ? string
    : NonNullable<ValueOf<Each>>

export type ValuesOf<All extends Settings> = { readonly [Name in keyof All]: ValueOf<All[Name]> }

export const flag = (initially = false, whenEmpty = initially) => ({ kind: 'flag', initially, whenEmpty }) as const
export const count = ({ least }: { readonly least: number }) => ({ kind: 'count', least }) as const
export const usd = () => ({ kind: 'usd' }) as const
export const instant = () => ({ kind: 'instant' }) as const
export const categories = () => ({ kind: 'categories' }) as const
export const choices = <const Choices extends readonly string[]>(of: Choices) => ({ kind: 'choices', choices: of }) as const

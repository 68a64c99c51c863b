import type { Locale } from '../../src/lib/config/locales'
import type { Stop } from '../screenshots/contact-sheets/stops'

/** Pages one visitor opens in sequence: the cart fills on the way, and a customer logs in. */
export interface Walk {
  /** Identifies the walk across runs: `de /pricing … /about`. */
  readonly name: string
  readonly language: Locale
  readonly stops: readonly Stop[]
}

/** Batch size for independent pages: amortises a visitor but stays short enough to repeat. */
const together = 10

const inTens = (stops: readonly Stop[]): readonly (readonly Stop[])[] =>
  Array.from({ length: Math.ceil(stops.length / together) }, (_, index) => stops.slice(index * together, (index + 1) * together))

/** From the first stop with an action, each depends on those before. */
const partsOf = (stops: readonly Stop[]): readonly (readonly Stop[])[] => {
  const first = stops.findIndex(({ before, ahead }) => before !== undefined || ahead !== undefined)
  const alone = first === -1 ? stops : stops.slice(0, first)
  return [...inTens(alone), stops.slice(alone.length)].filter((part) => part.length > 0)
}

export const walksOf = (language: Locale, pages: readonly Stop[], states: readonly Stop[]): readonly Walk[] =>
  [...partsOf(pages), states]
    .filter((part) => part.length > 0)
    .map((stops) => ({ name: [language, stops.length, stops[0]?.path || '/', stops.at(-1)?.path || '/'].join(' '), language, stops }))

import { calculateQuote } from '@/core/orders/calculate-quote'
import type { QuoteRequest, PricingContext } from '@/core/orders/types'
import { referenceQuote } from './quote'
import { reasonsToRefuse } from './refusals'

export type Engine = typeof calculateQuote

export interface Difference {
  readonly what: string
  readonly engine: unknown
  readonly reference: unknown
}

type Answer = unknown

const isObject = (value: Answer): value is Readonly<Record<string, Answer>> => typeof value === 'object' && value !== null

/** Compares only what the reference contains. */
const compareInto = (found: Difference[], what: string, reference: Answer, engine: Answer): void => {
  if (typeof reference === 'bigint') {
    if (engine !== Number(reference)) found.push({ what, engine, reference: Number(reference) })
  } else if (!isObject(reference)) {
    if (engine !== reference) found.push({ what, engine, reference })
  } else if (!isObject(engine) || (Array.isArray(reference) && (!Array.isArray(engine) || engine.length !== reference.length))) {
    found.push({ what, engine, reference })
  } else {
    for (const name in reference) compareInto(found, what === '' ? name : `${what}.${name}`, reference[name], engine[name])
  }
}

/** Differences for one cart, including refusals. */
export const differencesOn = (request: QuoteRequest, world: PricingContext, engine: Engine = calculateQuote): readonly Difference[] => {
  const reasons = reasonsToRefuse(request, world)
  const answer = engine(request, world)
  if (!answer.ok) {
    const { code } = answer.error
    const said = 'item' in answer.error ? `${code} ${answer.error.item}` : code
    return reasons.includes(said) ? [] : [{ what: 'refusal', engine: said, reference: reasons }]
  }
  if (reasons.length > 0) return [{ what: 'refusal', engine: 'a quote', reference: reasons }]
  const found: Difference[] = []
  compareInto(found, '', referenceQuote(request, world), answer.value)
  return found
}

/** Sum of differences in minor units. */
export const unitsApart = (differences: readonly Difference[]): number =>
  differences.reduce(
    (units, { engine, reference }) =>
      units + (typeof engine === 'number' && typeof reference === 'number' ? Math.abs(engine - reference) : 0),
    0,
  )

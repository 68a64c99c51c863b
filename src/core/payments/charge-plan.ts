import { addDays, startOfDay } from '../dates'
import type { ChargeAnswer } from './types'

/**
 * `waiting`: not due yet. `charging`: result of the attempt unknown. `declined`: with or without another attempt. `authentication`: the
 * customer must pay. `stopped`: nothing owed, or no saved card.
 */
export type ChargeState = 'waiting' | 'charging' | 'declined' | 'authentication' | 'paid' | 'stopped'

/** No further automatic attempt follows; the customer has to pay manually. */
export const isGivenUp = ({ state, nextAt }: { readonly state: ChargeState; readonly nextAt: number | null }): boolean =>
  state === 'authentication' || (state === 'declined' && nextAt === null)

const mostTries = 10

/** "1, 3, 5": ascending days after the first attempt; null if invalid. */
export const readRetryDays = (text: string): readonly number[] | null => {
  if (text.trim() === '') return []
  const days = text.split(',').map((part) => Number(/^\s*\d{1,2}\s*$/.test(part) ? part : NaN))
  const isRising = days.every((day, place) => Number.isInteger(day) && day > (days[place - 1] ?? 0))
  return isRising && days.length <= mostTries ? days : null
}

/** U22: next retry day, counted in whole days from the first attempt; null after the last. */
export const nextTryAt = (firstTriedAt: number, retryDays: readonly number[], now: number): number | null =>
  retryDays.map((days) => addDays(startOfDay(firstTriedAt), days)).find((at) => at > now) ?? null

/** In ms: delay before querying an attempt with an unknown result. */
export const queryAgainAfterMs = 600_000

export interface ChargeStep {
  readonly state: ChargeState
  readonly nextAt: number | null
  readonly reason: string | null
}

/** U21, U22: maps the provider's answer to the next state. */
export const stepAfter = (answer: ChargeAnswer, firstTriedAt: number, retryDays: readonly number[], now: number): ChargeStep => {
  switch (answer.kind) {
    case 'paid':
      return { state: 'paid', nextAt: null, reason: null }
    case 'authentication':
      return { state: 'authentication', nextAt: null, reason: 'authentication_required' }
    case 'declined':
      return { state: 'declined', nextAt: nextTryAt(firstTriedAt, retryDays, now), reason: answer.reason }
    case 'unknown':
      return { state: 'charging', nextAt: now + queryAgainAfterMs, reason: null }
    default:
      return answer satisfies never
  }
}

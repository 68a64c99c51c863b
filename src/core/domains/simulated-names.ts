import type { AvailabilityStatus } from './types'

/** Labels that begin with one of these get that answer whatever the dice say, so that every state can be seen: `unknown-shop.com` is unknown. */
export const simulatedNames = { unknown: 'unknown-', taken: 'taken-', locked: 'locked-', young: 'young-' } as const

/** What a label was made to be; names that are locked or young are taken. */
export const simulatedMarker = (label: string): keyof typeof simulatedNames | undefined =>
  (Object.keys(simulatedNames) as (keyof typeof simulatedNames)[]).find((marker) => label.startsWith(simulatedNames[marker]))

export const simulatedStatus = (label: string): AvailabilityStatus | undefined => {
  const marker = simulatedMarker(label)
  return marker === undefined || marker === 'unknown' ? marker : 'taken'
}

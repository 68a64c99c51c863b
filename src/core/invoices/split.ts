import { allocate } from '../money/allocate'

/** What of `amount` belongs to `part` where `rest` remains, by largest remainder: whoever takes the rest later takes what is left of it. */
export const split = (amount: number, part: number, rest: number): number =>
  allocate(amount, [
    { weight: part, key: '0' },
    { weight: rest, key: '1' },
  ])[0] ?? 0

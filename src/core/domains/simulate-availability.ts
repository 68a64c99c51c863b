import { availabilityOdds, type ExtensionTraits } from './availability-odds'
import { drawFraction } from './string-hash'
import type { AvailabilityStatus } from './types'

/** S4: whether a name is free, drawn from the name itself, so that a reload never changes its mind. */
export const simulateAvailability = (label: string, extension: ExtensionTraits, seed = ''): Exclude<AvailabilityStatus, 'unknown'> =>
  drawFraction(`${seed}|${label}${extension.extension}`) < availabilityOdds(label, extension) ? 'available' : 'taken'

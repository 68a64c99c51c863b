import type { ShownPeriod } from './shown-periods'

/** The selected period of the surrounding toggle, read from the DOM because its radios are uncontrolled. */
export const chosenPeriod = (place: Element | null): ShownPeriod =>
  place?.closest('.billing')?.querySelector("input[type='radio'][value='yearly']:checked") ? 'yearly' : 'monthly'

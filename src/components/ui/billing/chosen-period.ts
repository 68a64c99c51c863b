import type { ShownPeriod } from './shown-periods'

/** What the toggle around a place shows. The radio buttons are the browser's own (BillingToggle), so they are asked themselves. */
export const chosenPeriod = (place: Element | null): ShownPeriod =>
  place?.closest('.billing')?.querySelector("input[type='radio'][value='yearly']:checked") ? 'yearly' : 'monthly'

import type { DayRates } from './ecb-rates'

/** M8: who publishes the rates of a day. What it says is proposed to an editor and never taken unseen. */
export interface RateSource {
  /** `null` where nobody answered, or with something else. Never rejects. */
  readonly find: () => Promise<DayRates | null>
}

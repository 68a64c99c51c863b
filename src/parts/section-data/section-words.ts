import type { SectionFault } from './load-section-data'

/** What a section shows when it cannot be loaded (§7, §8). */
export type SectionFailure =
  /** It is left out. */
  | 'nothing'
  | 'resourceCentre'
  | 'technicalFeatures'
  | 'migration'
  /** These two say what went wrong after a colon. */
  | 'services'
  | 'domainPricing'
  /** What went wrong, and nothing else. */
  | 'generic'

type WordedFailure = Exclude<SectionFailure, 'nothing'>

/** Stands in a sentence for what is only known in the browser. */
export const blank = '{}'

/** The sentences of §8. `services`, `domainPricing` and `notLoaded` have a `blank` in them. */
export interface SectionWords {
  readonly failures: Readonly<Record<WordedFailure, string>>
  readonly notLoaded: string
  /** After the colon of `services` and `domainPricing`, which have named what was not loaded. */
  readonly noAnswer: string
  readonly unknown: string
  readonly unreadable: string
  readonly loading: string
  readonly retry: string
}

/** §8: what went wrong. */
export const faultMessage = (fault: SectionFault, section: string, words: SectionWords): string => {
  switch (fault.code) {
    case 'not-loaded':
      return words.notLoaded.replace(blank, section)
    case 'refused':
      return fault.message ?? words.unknown
    case 'unreadable':
      return words.unreadable
    default:
      return fault satisfies never
  }
}

/** §8: what the section says of it. */
export const failureMessage = (failure: WordedFailure, fault: SectionFault, section: string, words: SectionWords): string => {
  if (failure === 'generic') return faultMessage(fault, section, words)
  const message = fault.code === 'refused' ? faultMessage(fault, section, words) : words.noAnswer
  return words.failures[failure].replace(blank, message)
}

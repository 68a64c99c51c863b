import type { SectionError } from './section-error'

/** What a block shows if it cannot be loaded (§7, §8). */
export type SectionFailure =
  /** The block is left out. */
  | 'nothing'
  | 'resourceCentre'
  | 'technicalFeatures'
  | 'migration'
  /** These two append the error after a colon. */
  | 'services'
  | 'domainPricing'
  /** Only the error. */
  | 'generic'

type WordedFailure = Exclude<SectionFailure, 'nothing'>

/** Placeholder that the browser fills in. */
export const blank = '{}'

/** Messages of §8. `services`, `domainPricing` and `notLoaded` contain `blank`. */
export interface SectionWords {
  readonly failures: Readonly<Record<WordedFailure, string>>
  readonly notLoaded: string
  /** Used after the colon of `services` and `domainPricing`, which have already named the block. */
  readonly noAnswer: string
  readonly unknown: string
  readonly unreadable: string
  readonly loading: string
  readonly retry: string
}

/** §8: message of the error. */
const faultMessage = (fault: SectionError, section: string, words: SectionWords): string => {
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

/** §8: message of the block. */
export const failureMessage = (failure: WordedFailure, fault: SectionError, section: string, words: SectionWords): string => {
  if (failure === 'generic') return faultMessage(fault, section, words)
  const message = fault.code === 'refused' ? faultMessage(fault, section, words) : words.noAnswer
  return words.failures[failure].replace(blank, message)
}

import type { SectionError } from './load-section-data'

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

/** §8: what the section says of it. */
export const failureMessage = (failure: WordedFailure, fault: SectionError, section: string, words: SectionWords): string => {
  if (failure === 'generic') return faultMessage(fault, section, words)
  const message = fault.code === 'refused' ? faultMessage(fault, section, words) : words.noAnswer
  return words.failures[failure].replace(blank, message)
}

/** What can be read out of any section's content: enough to say it plainly when its own drawing cannot be had. */
export interface PlainContent {
  readonly heading: string | null
  readonly intro: string | null
  /** A way on, without the language prefix. */
  readonly link: { readonly label: string; readonly href: string } | null
  readonly items: readonly { readonly title: string | null; readonly text: string | null }[]
}

const titleKeys = ['title', 'question', 'name', 'company', 'label', 'key'] as const
const textKeys = ['description', 'answer', 'content', 'value', 'text'] as const

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textAt = (record: Readonly<Record<string, unknown>>, keys: readonly string[]): string | null => {
  const found = keys.map((key) => record[key]).find((value) => typeof value === 'string' && value !== '')
  return typeof found === 'string' ? found : null
}

const toItem = (value: unknown) => (isRecord(value) ? { title: textAt(value, titleKeys), text: textAt(value, textKeys) } : null)

const toItems = (values: readonly unknown[]): PlainContent['items'] =>
  values.flatMap((value) => {
    const item = toItem(value)
    return item && (item.title || item.text) ? [item] : []
  })

const toLink = (content: Readonly<Record<string, unknown>>): PlainContent['link'] => {
  const label = textAt(content, ['buttonLabel'])
  const href = textAt(content, ['href'])
  return label && href ? { label, href } : null
}

/** `null` where there is nothing to say. */
export const toPlainContent = (content: unknown): PlainContent | null => {
  if (Array.isArray(content)) {
    const items = toItems(content)
    return items.length > 0 ? { heading: null, intro: null, link: null, items } : null
  }
  if (!isRecord(content)) return null
  const lists = Object.values(content).filter((value) => Array.isArray(value))
  const plain = {
    heading: textAt(content, ['heading']),
    intro: textAt(content, ['intro', 'lead']),
    link: toLink(content),
    items: toItems(lists.flat()),
  }
  return plain.heading || plain.intro || plain.items.length > 0 ? plain : null
}

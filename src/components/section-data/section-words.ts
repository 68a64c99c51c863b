import type { SectionError } from './load-section-data'
import { isRecord } from '@/core/records'

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

/** Text of any block's content, for when its component cannot render. */
export interface PlainContent {
  readonly heading: string | null
  readonly intro: string | null
  /** Without language prefix. */
  readonly link: { readonly label: string; readonly href: string } | null
  readonly items: readonly { readonly title: string | null; readonly text: string | null }[]
}

const titleKeys = ['title', 'question', 'name', 'company', 'label', 'key'] as const
const textKeys = ['description', 'answer', 'content', 'value', 'text'] as const

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

/** `null` if there is no text. */
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

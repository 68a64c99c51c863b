import { defaultLocale, type Locale } from '@/lib/config/locales'
import { isRecord } from '@/core/records'

/** Why a block could not be loaded; §8 has a message for each. */
export type SectionError =
  /** Error status or no response. */
  | { readonly code: 'not-loaded' }
  /** `success: false`, with or without a message. */
  | { readonly code: 'refused'; readonly message: string | null }
  /** Malformed response. */
  | { readonly code: 'unreadable' }

type SectionLoad =
  | { readonly ok: true; readonly content: unknown; readonly locale: Locale; readonly isLive: boolean }
  | { readonly ok: false; readonly fault: SectionError }

/** Response of `GET /api/data/{locale}/{section}`; `null` on an error status or without response. */
export type FetchSection = (locale: Locale, section: string) => Promise<{ readonly body: unknown } | null>

/** Content bundled at build time; `null` if there is none. */
export type FindBundled = (locale: Locale, section: string) => Promise<unknown>

export interface SectionSources {
  readonly ask: FetchSection
  readonly findBundled: FindBundled
}

const messageOf = (error: unknown): string | null => {
  const message = isRecord(error) ? error['message'] : error
  return typeof message === 'string' && message !== '' ? message : null
}

const read = (answer: { readonly body: unknown } | null, locale: Locale): SectionLoad => {
  if (answer === null) return { ok: false, fault: { code: 'not-loaded' } }
  const { body } = answer
  if (!isRecord(body)) return { ok: false, fault: { code: 'unreadable' } }
  if (body['success'] === false) return { ok: false, fault: { code: 'refused', message: messageOf(body['error']) } }
  const data = body['data']
  const content = isRecord(data) ? (data['content'] ?? null) : null
  return content === null ? { ok: false, fault: { code: 'unreadable' } } : { ok: true, content, locale, isLive: true }
}

const orNothing = <Value>(asked: Promise<Value>): Promise<Value | null> => asked.catch(() => null)

/**
 * §7 with the fallbacks of R5: current CMS content; content bundled at build time in the visitor's language; CMS content in English;
 * otherwise the first error, for its message of §8.
 */
export const loadSectionData = async (locale: Locale, section: string, { ask, findBundled }: SectionSources): Promise<SectionLoad> => {
  const live = read(await orNothing(ask(locale, section)), locale)
  if (live.ok) return live
  const bundled = (await orNothing(findBundled(locale, section))) ?? null
  if (bundled !== null) return { ok: true, content: bundled, locale, isLive: false }
  if (locale === defaultLocale) return live
  const english = read(await orNothing(ask(defaultLocale, section)), defaultLocale)
  return english.ok ? english : live
}

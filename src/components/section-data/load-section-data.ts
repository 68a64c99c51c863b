import { defaultLocale, type Locale } from '@/lib/config/locales'

/** Why a section could not be loaded; §8 has a sentence for each. */
export type SectionError =
  /** The answer was not ok, or there was none. */
  | { readonly code: 'not-loaded' }
  /** `success: false`, with a sentence of the server's or without one. */
  | { readonly code: 'refused'; readonly message: string | null }
  /** An answer nobody can read. */
  | { readonly code: 'unreadable' }

/** Content, the language it is in, and whether it is what the CMS says now. */
export type SectionLoad =
  | { readonly ok: true; readonly content: unknown; readonly locale: Locale; readonly isLive: boolean }
  | { readonly ok: false; readonly fault: SectionError }

/** One answer of `GET /api/data/{locale}/{section}`: its body, or `null` where it was not ok or never came. */
export type AskSection = (locale: Locale, section: string) => Promise<{ readonly body: unknown } | null>

/** Content that was there when the site was built; `null` for a section that has none. */
export type FindBundled = (locale: Locale, section: string) => Promise<unknown>

export interface SectionSources {
  readonly ask: AskSection
  readonly findBundled: FindBundled
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

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

/** A source that fails has nothing. */
const orNothing = <Value>(asked: Promise<Value>): Promise<Value | null> => asked.catch(() => null)

/**
 * §7 in the order that R5 settles: what the CMS says now; else what was bundled at build time in the visitor's language; else
 * the same call in English; else the fault of the first call, for §8 to put into words.
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

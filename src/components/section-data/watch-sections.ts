import type { Locale } from '@/lib/config/locales'
import type { AskSection } from './load-section-data'

/**
 * Asks for sections again and again; `true` when one of them may say something else than is shown. The first time nothing
 * is known of what is shown, so that is a change. A call that fails changes nothing: what is shown stays.
 */
export const createSectionWatch = (locale: Locale, sections: readonly string[], ask: AskSection): (() => Promise<boolean>) => {
  const known = new Map<string, string>()
  const hasChanged = async (section: string): Promise<boolean> => {
    const answer = await ask(locale, section).catch(() => null)
    if (answer === null) return false
    const text = JSON.stringify(answer.body)
    const isSame = known.get(section) === text
    known.set(section, text)
    return !isSame
  }
  return async () => (await Promise.all(sections.map(hasChanged))).includes(true)
}

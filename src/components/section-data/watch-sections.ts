import type { Locale } from '@/lib/config/locales'
import type { AskSection } from './load-section-data'

/**
 * Polls blocks; resolves to true if one may differ from what is shown. The first poll counts as a change, since the shown state is
 * unknown; failed calls do not.
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

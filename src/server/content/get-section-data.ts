import { isLocale } from '@/config/locales'
import { ok, refuse, type Result } from '@/core/result'
import type { Context } from '@/server/platform/context'
import { describeFault } from '@/server/platform/database/database-faults'
import { findSectionContent } from './find-section-content'
import { refusal, type Refusal } from '@/server/platform/refusals'

/** R5: the three keys of the answer are there when it is refused, too. */
const refused = { success: false, data: null } as const

/** §7, §8: the content of a section. */
export const getSectionData = async (context: Context, language: string, section: string): Promise<Result<unknown, Refusal>> => {
  if (!isLocale(language)) return refuse(refusal('language-not-found', { details: refused }))
  try {
    const content = await findSectionContent({ payload: context.payload, locale: language }, section)
    return content === undefined ? refuse(refusal('section-not-found', { values: { section }, details: refused })) : ok(content)
  } catch (fault) {
    context.logger.error({ fault: describeFault(fault), section }, 'A section could not be loaded')
    return refuse(refusal('section-failed', { values: { section }, details: refused }))
  }
}

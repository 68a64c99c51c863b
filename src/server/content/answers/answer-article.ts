import { ok, refuse, type Result } from '@/core/result'
import type { ArticleAnswerInput } from '@/contract/article-answer'
import type { Context } from '@/server/platform/context'
import { forgetCount, secondsToWait } from '@/server/platform/rate-limit'
import { refusal, type Refusal } from '@/server/platform/refusals'
import { insertAnswer } from './article-answer-repository'

/**
 * Counts what a reader says of an article. Once a day for an article and an address: nothing that would know the reader again is kept, so
 * a second answer is thanked for like the first and counts for nothing.
 */
export const answerArticle = async (context: Context, input: ArticleAnswerInput): Promise<Result<'thanked', Refusal>> => {
  const { payload, locale, now, visitor = 'unknown' } = context
  const reader = `${input.slug}:${visitor}`
  if ((await secondsToWait(payload, 'helpful', reader)) !== null) return ok('thanked')
  const answer = { slug: input.slug, isHelpful: input.helpful === 'yes', locale, note: input.note || null }
  let isKnown = false
  try {
    isKnown = await insertAnswer(payload.db.drizzle, answer, now())
  } finally {
    if (!isKnown) await forgetCount(payload, 'helpful', reader)
  }
  return isKnown ? ok('thanked') : refuse(refusal('not-found'))
}

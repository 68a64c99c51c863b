import { callLimits } from '@/lib/config/limits'
import { followCall } from './line-store'

/** A server action that has not answered in time. */
class NoAnswer extends Error {}

/** Waits for a server action as for any call: that it is late is said, and one that never answers ends as one that was not reached. */
export const followAction = async <Answer>(action: Promise<Answer>): Promise<Answer> => {
  const answered = followCall()
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswer()), callLimits.timeout)
  })
  try {
    return await Promise.race([action, tooLate])
  } finally {
    clearTimeout(timer)
    answered()
  }
}

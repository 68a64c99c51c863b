export interface AnswerLimits {
  /** ms until the question is given up. */
  readonly timeout: number
  readonly signal?: AbortSignal | undefined
}

/**
 * Asks for one name. Whatever goes wrong (a fault, the time-out, the caller's abort) is `unknown` (S3);
 * the question itself is told through its signal to stop.
 */
export const answerWithin = async <Answer>(
  limits: AnswerLimits,
  unknown: Answer,
  ask: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> => {
  const stop = new AbortController()
  const giveUp = () => stop.abort()
  const timer = setTimeout(giveUp, limits.timeout)
  limits.signal?.addEventListener('abort', giveUp, { once: true })
  if (limits.signal?.aborted) giveUp()
  try {
    return await Promise.race([ask(stop.signal), onceAborted(stop.signal).then(() => unknown)])
  } catch {
    return unknown
  } finally {
    clearTimeout(timer)
    limits.signal?.removeEventListener('abort', giveUp)
  }
}

const onceAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })

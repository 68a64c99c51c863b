import type { Instrumentation } from 'next'

/**
 * Runs once, when Next starts: begins what the process does beside its pages, and hands the shop's front door, and what is done to
 * Next's answers, to the server in front of it (ADR 011). Here, and not with the first visit: what is begun in a request of
 * Next's stays a part of it for good.
 */
export const register = async (): Promise<void> => {
  // Replaced at build time: the bundle for the edge, which has no database, is left empty.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { getPayload } = await import('payload')
  const { startInServer } = await import('@/cms/jobs/start-in-server')
  const findPayload = async () => getPayload({ config: (await import('@payload-config')).default })
  void startInServer(findPayload)
  // The door would keep the code it began with. Whoever edits the code is answered by Next alone.
  if (process.env.NODE_ENV === 'development') return
  const { createFrontDoor } = await import('@/cms/endpoints/front-door')
  const { measureAnswer } = await import('@/cms/endpoints/measure-answer')
  const { answerOutage } = await import('@/cms/endpoints/answer-outage')
  const { createCompression } = await import('@/config/compression')
  const { isHeld } = await import('@/config/held')
  const { shortenSharedCaching } = await import('@/config/shared-caching')
  const { frontDoorKey, nextAnswersKey } = await import('@/config/front-door')
  const compress = createCompression()
  const nextAnswers: typeof compress = (request, response, next) => {
    if (isHeld()) response.setHeader('X-Robots-Tag', 'noindex, nofollow')
    shortenSharedCaching(response)
    compress(request, response, () => {
      answerOutage(request, response)
      next()
    })
  }
  const door = createFrontDoor(findPayload)
  const measuredDoor: typeof door = (request, response, goOn) => {
    measureAnswer(request, response)
    return door(request, response, goOn)
  }
  Object.assign(globalThis, { [frontDoorKey]: measuredDoor, [nextAnswersKey]: nextAnswers })
}

/** What could not be drawn for want of the database is answered so (`answerOutage`). */
export const onRequestError: Instrumentation.onRequestError = async (error) => {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { noteFault } = await import('@/cms/endpoints/answer-outage')
    noteFault(error)
    const { tellMissingMigration } = await import('@/cms/endpoints/http/tell-missing-migration')
    const { getPayload } = await import('payload')
    await tellMissingMigration(async () => getPayload({ config: (await import('@payload-config')).default }), error)
  }
}

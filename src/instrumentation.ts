/** Runs once, when Next starts: hands the shop's front door, and what is done to Next's answers, to the server in front of it (ADR 011). */
export const register = async (): Promise<void> => {
  // Replaced at build time: the bundle for the edge, which has no database, is left empty.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  // The door would keep the code it began with. Whoever edits the code is answered by Next alone.
  if (process.env.NODE_ENV === 'development') return
  const { getPayload } = await import('payload')
  const { createFrontDoor } = await import('@/cms/endpoints/front-door')
  const { createCompression } = await import('@/config/compression')
  const { isHeld } = await import('@/config/held')
  const { frontDoorKey, nextAnswersKey } = await import('@/config/front-door')
  const door = createFrontDoor(async () => getPayload({ config: (await import('@payload-config')).default }))
  const compress = createCompression()
  const nextAnswers: typeof compress = (request, response, next) => {
    if (isHeld()) response.setHeader('X-Robots-Tag', 'noindex, nofollow')
    compress(request, response, next)
  }
  Object.assign(globalThis, { [frontDoorKey]: door, [nextAnswersKey]: nextAnswers })
}

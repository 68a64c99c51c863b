import type { IncomingMessage, ServerResponse } from 'node:http'
import { isDatabaseAway } from '@/server/platform/database/database-state'
import { outageAnswer, retryAfterSeconds } from '@/server/platform/outage-page'

export { noteFault } from '@/server/platform/database/database-state'

/** Of what Next wanted to say nothing holds any more. */
const ofAnotherAnswer = [
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'etag',
  'last-modified',
  'x-nextjs-cache',
  'x-nextjs-prerender',
  'set-cookie',
]

const say = async (request: IncomingMessage, response: ServerResponse, end: ServerResponse['end']): Promise<void> => {
  const { contentType, body } = await outageAnswer(request.url ?? '/', request.headers['accept-language'])
  response.statusCode = 503
  response.statusMessage = ''
  for (const name of ofAnotherAnswer) response.removeHeader(name)
  response.setHeader('Retry-After', String(retryAfterSeconds))
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('Content-Type', contentType)
  Reflect.apply(end, response, [request.method === 'HEAD' ? undefined : body])
}

/**
 * While the database is away Next answers 500 to whatever it could not draw: it says 503 instead, and why, and when to ask again. What
 * is drawn already answers as ever.
 */
export const answerOutage = (request: IncomingMessage, response: ServerResponse): void => {
  const { write, end, flushHeaders, writeHead } = response
  let isTaken = false
  let isSaid = false
  const takesOver = (): boolean => (isTaken ||= !response.headersSent && response.statusCode === 500 && isDatabaseAway())
  Object.assign(response, {
    writeHead: (...args: readonly unknown[]) => {
      if (!isTaken && typeof args[0] === 'number') response.statusCode = args[0]
      return takesOver() && !isSaid ? response : Reflect.apply(writeHead, response, isTaken ? [503] : args)
    },
    flushHeaders: () => {
      if (!takesOver()) Reflect.apply(flushHeaders, response, [])
    },
    write: (...args: readonly unknown[]) => (takesOver() ? true : Reflect.apply(write, response, args)),
    end: (...args: readonly unknown[]) => {
      if (!takesOver()) return Reflect.apply(end, response, args)
      if (!isSaid) {
        isSaid = true
        void say(request, response, end).catch(() => response.destroy())
      }
      return response
    },
  })
}

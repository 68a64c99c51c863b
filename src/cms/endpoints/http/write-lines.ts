import type { AnswerLines } from './answer'

/** One JSON value a line, each sent as soon as it is there. Whoever goes away stops what was still to come. */
export const writeLines = ({ values, stop }: AnswerLines, headers: Headers): Response => {
  const encoder = new TextEncoder()
  const iterator = values[Symbol.asyncIterator]()
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      try {
        const { done, value } = await iterator.next()
        if (done) controller.close()
        else controller.enqueue(encoder.encode(`${JSON.stringify(value)}\n`))
      } catch (fault) {
        // The status is sent already: a line that is missing is how it is told.
        stop()
        controller.error(fault)
      }
    },
    cancel: async () => {
      stop()
      await iterator.return?.(undefined)
    },
  })
  headers.set('Content-Type', 'application/x-ndjson; charset=utf-8')
  // Proxies must not wait for the last line before they pass on the first.
  headers.set('X-Accel-Buffering', 'no')
  return new Response(body, { headers })
}

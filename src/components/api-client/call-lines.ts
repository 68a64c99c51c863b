import { ok, err, type Result } from '@/core/result'
import { trackCall } from '@/components/network-status/network-status-store'
import { limitedWait, toRefusal, withLanguage, type CallRefusal } from './call-api'

const isWritten = (line: string): boolean => line.trim() !== ''

/** Yields complete lines as they arrive. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    const lines = `${rest}${value}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines.filter(isWritten)
  }
  if (isWritten(rest)) yield rest
}

interface LinesCall {
  readonly body: unknown
  readonly signal: AbortSignal
}

/** Calls an NDJSON endpoint and passes on each line as it arrives. A broken connection is `network`; lines received before stay valid. */
export const streamNdjson = async <Line>(
  path: string,
  { body, signal }: LinesCall,
  onLine: (line: Line) => void,
): Promise<Result<null, CallRefusal>> => {
  const limit = limitedWait(signal)
  let answered = trackCall()
  try {
    const response = await fetch(withLanguage(path), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/x-ndjson' },
      body: JSON.stringify(body),
      signal: limit.signal,
      credentials: 'same-origin',
      cache: 'no-store',
    })
    if (!response.ok || !response.body) return err(toRefusal(response.status, await response.json().catch(() => null)))
    for await (const line of linesOf(response.body)) {
      limit.wait()
      answered()
      answered = trackCall()
      onLine(JSON.parse(line) as Line)
    }
    return ok(null)
  } catch {
    return err({ status: 0, code: signal.aborted ? 'aborted' : 'network', message: null, body: null })
  } finally {
    answered()
    limit.end()
  }
}

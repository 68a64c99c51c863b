import { maximumBodyBytes } from '@/lib/config/limits'
import { ok, refuse, type Result } from '@/core/result'

/** What a body comes as: a stream of the web's, or a request of Node's. */
export interface CallBody {
  readonly headers: Headers
  readonly body: AsyncIterable<Uint8Array> | null
}

/** Reads no more than the limit, whatever `Content-Length` claims. Leaving the loop cancels the rest. */
const readText = async ({ headers, body }: CallBody): Promise<string | null> => {
  if (Number(headers.get('content-length') ?? 0) > maximumBodyBytes) return null
  if (!body) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > maximumBodyBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** A form of another site can send text, but not JSON. */
const isJson = (headers: Headers): boolean => /^application\/json\s*(?:;|$)/i.test(headers.get('content-type') ?? '')

/** The body as JSON: at most 64 KiB (contract). `isRaw`: the text itself. */
export const readBody = async (
  request: CallBody,
  isRaw = false,
): Promise<Result<unknown, 'body-too-large' | 'invalid-json' | 'unsupported-media-type'>> => {
  const text = await readText(request)
  if (text === null) return refuse('body-too-large')
  if (isRaw) return ok(text)
  if (text !== '' && !isJson(request.headers)) return refuse('unsupported-media-type')
  try {
    return ok(JSON.parse(text))
  } catch {
    return refuse('invalid-json')
  }
}

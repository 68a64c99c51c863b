import { maximumBodyBytes } from '@/config/limits'
import { ok, refuse, type Result } from '@/core/result'

/** Reads no more than the limit, whatever `Content-Length` claims. */
const readText = async (request: Pick<Request, 'body' | 'headers'>): Promise<string | null> => {
  if (Number(request.headers.get('content-length') ?? 0) > maximumBodyBytes) return null
  if (!request.body) return ''
  const reader = request.body.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.byteLength
    if (size > maximumBodyBytes) {
      await reader.cancel()
      return null
    }
    chunks.push(value)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** The body as JSON: at most 64 KiB (contract). */
export const readBody = async (
  request: Pick<Request, 'body' | 'headers'>,
): Promise<Result<unknown, 'body-too-large' | 'invalid-json'>> => {
  const text = await readText(request)
  if (text === null) return refuse('body-too-large')
  try {
    return ok(JSON.parse(text))
  } catch {
    return refuse('invalid-json')
  }
}

import { revalidateTag } from 'next/cache'
import { createHash, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { revalidateSecret } from '@/lib/config/env'

const bodySchema = z.strictObject({ tags: z.array(z.string().min(1).max(256)).min(1).max(200) })

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

const isOurs = (request: Request): boolean =>
  timingSafeEqual(digest(request.headers.get('authorization') ?? ''), digest(`Bearer ${revalidateSecret()}`))

const failure = (status: number, code: string, message: string): Response => Response.json({ error: { code, message } }, { status })

/** Invalidates cache tags for jobs and scripts that changed content outside of a request, since only a Next process can. */
export const POST = async (request: Request): Promise<Response> => {
  if (!isOurs(request)) return failure(403, 'forbidden', 'Forbidden.')
  const body = bodySchema.safeParse(await request.json().catch(() => null))
  if (!body.success) return failure(400, 'invalid-body', 'The body must be {"tags": ["…"]}.')
  for (const tag of body.data.tags) revalidateTag(tag, { expire: 0 })
  return new Response(null, { status: 204 })
}

import { createHash, timingSafeEqual } from 'node:crypto'
import { revalidateTag } from 'next/cache'
import { z } from 'zod'
import { revalidateSecret } from '@/config/env'

const body = z.strictObject({ tags: z.array(z.string().min(1).max(256)).min(1).max(100) })

const digest = (text: string) => createHash('sha256').update(text).digest()

const isAllowed = (request: Request) =>
  timingSafeEqual(digest(request.headers.get('authorization') ?? ''), digest(`Bearer ${revalidateSecret()}`))

/** Clears cached pages by tag: called by our own jobs and scripts, which run outside a request of the site. */
export async function POST(request: Request): Promise<Response> {
  if (!isAllowed(request)) return Response.json({ error: { code: 'forbidden', message: 'Forbidden' } }, { status: 403 })
  const parsed = body.safeParse(await request.json().catch(() => null))
  if (!parsed.success) return Response.json({ error: { code: 'invalid-request', message: 'Invalid request' } }, { status: 400 })
  for (const tag of parsed.data.tags) revalidateTag(tag, { expire: 0 })
  return new Response(null, { status: 204 })
}

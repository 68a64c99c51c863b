import { readFile } from 'node:fs/promises'
import type { Endpoint } from 'payload'
import { guardEndpoint, staff } from '@/payload/access/rules'
import { thumbnailFile } from '@/payload/admin/sketch'
import { pageBlocks } from '@/payload/blocks'

const missing = (): Response => Response.json({ errors: [{ message: 'Not found.' }] }, { status: 404 })

const known: ReadonlySet<string> = new Set(pageBlocks.map(({ slug }) => slug))

const thumbnail: Endpoint = {
  method: 'get',
  path: '/section-thumbnails/:section',
  handler: async ({ routeParams }) => {
    const section = String(routeParams?.['section'])
    // Allowlist: the name becomes a file path.
    if (!known.has(section)) return missing()
    const picture = await readFile(thumbnailFile(section)).catch(() => null)
    if (!picture) return missing()
    const headers = { 'Content-Type': 'image/webp', 'Cache-Control': 'private, max-age=3600' }
    return new Response(new Uint8Array(picture), { headers })
  },
}

/** `/api/section-thumbnails/hero`: section thumbnails for the block picker. */
export const thumbnailEndpoints: Endpoint[] = [guardEndpoint(thumbnail, staff)]

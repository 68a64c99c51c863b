import type { RequestListener } from 'node:http'
import { imageConfigDefault } from 'next/dist/shared/lib/image-config'
import { ImageOptimizerCache } from 'next/dist/server/image-optimizer'
import { handleEndpoints, type Payload } from 'payload'
import { createElement } from 'react'
import { expect } from 'vitest'
import { nextSettings } from '../../../server/next-settings.mjs'
import { Testimonials, toTestimonialsView } from '@/blocks/testimonials/component'
import { createContext } from '@/container'
import { collectionTag, findContentChanges } from '@/modules/content/publishing.repository'
import { findTestimonials } from '@/modules/content/articles'
import { guarded } from '@/payload/http/handlers'
import type { Media, TestimonialsBlock } from '@/payload-types'
import { drawInWords } from '../../support/draw-in-words'
import { asKept, startFront } from '../../support/in-front'

type Validate = typeof ImageOptimizerCache.validateParams

/** Next's own check of an image address, with the shop's settings. */
const sourceOf = (query: URLSearchParams): string => {
  const config: Parameters<Validate>[2] = { images: { ...imageConfigDefault, ...nextSettings.images } } as never
  const request = { headers: { accept: 'image/png' } } as Parameters<Validate>[0]
  const checked = ImageOptimizerCache.validateParams(request, Object.fromEntries(query), config, false)
  if ('errorMessage' in checked) throw new Error(checked.errorMessage)
  return checked.href
}

/** The custom server with its page cache, in front of a page of testimonials, Payload's files and Next's image addresses. */
export const openPictureSite = async (payload: Payload) => {
  const block = { blockType: 'testimonials', heading: 'Voices', presentation: 'grid' } as TestimonialsBlock
  const renderPage = async () =>
    drawInWords(createElement(Testimonials, { view: toTestimonialsView(block, await findTestimonials(createContext(payload, 'en'))) }))
  const file = (address: string) =>
    guarded((request) => handleEndpoints({ config: payload.config, request }))(new Request(`http://127.0.0.1:3000${address}`))
  const answer = async (address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://shop')
    if (pathname === '/_next/image') return file(sourceOf(searchParams))
    if (pathname.startsWith('/api/')) return file(address)
    return new Response(await renderPage(), { headers: asKept })
  }
  const next: RequestListener = (request, response) =>
    void answer(request.url ?? '/').then(
      async (found) => response.writeHead(found.status, Object.fromEntries(found.headers)).end(Buffer.from(await found.arrayBuffer())),
      (error: unknown) => response.writeHead(400).end(String(error)),
    )
  const front = await startFront(next)
  let { position } = await findContentChanges(payload.db.drizzle, null)

  /** Address of the only picture on the page. */
  const shown = async (): Promise<string> => {
    const { status, text } = await front.ask('/en')
    expect(status).toBe(200)
    const addresses = [...text.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, src = '']) => src.replaceAll('&amp;', '&'))
    expect(addresses).toHaveLength(1)
    return addresses[0] ?? ''
  }
  return {
    ...front,
    shown,
    /** As `followContentChanges` does in each process. */
    follow: async () => {
      const changes = await findContentChanges(payload.db.drizzle, position)
      position = changes.position
      expect(changes.tags).toContain(collectionTag('media'))
      void front.pages?.outdate()
    },
    addPerson: (avatar: Media) =>
      payload.create({
        collection: 'testimonials',
        data: {
          name: 'Berta',
          role: 'Baker',
          company: 'Oven',
          content: 'Warm.',
          rating: 5,
          order: 1,
          avatar: avatar.id,
          _status: 'published',
        },
        depth: 0,
      }),
  }
}

/** Proves that the site shows a picture, and a replacement within two seconds, whatever host `SITE_URL` names. */
export const provePicture = async (
  payload: Payload,
  {
    upload,
    stored,
  }: { readonly upload: (name: string, id?: string) => Promise<Media>; readonly stored: (name: string) => Buffer | undefined },
) => {
  const site = await openPictureSite(payload)
  try {
    const first = await upload('oven.png')
    await site.addPerson(first)
    const before = await site.shown()
    expect(before).toMatch(/^\/_next\/image\?url=%2Fapi%2Fmedia%2Ffile%2Foven\.png%3Fv%3D\d+&/)
    const seen = await site.ask(before)
    expect([seen.status, seen.headers['content-type'], seen.body.equals(stored('oven.png') ?? Buffer.of())]).toEqual([
      200,
      'image/png',
      true,
    ])
    expect((await site.ask('/en')).headers['cache-status']).toBe('hostfront; hit')

    await upload('oven2.png', first.id)
    await site.follow()
    await expect.poll(site.shown, { timeout: 2000, interval: 50 }).toMatch(/oven2\.png/)
    const after = await site.ask(await site.shown())
    expect([after.status, after.body.equals(stored('oven2.png') ?? Buffer.of())]).toEqual([200, true])
    const former = await site.ask('/api/media/file/oven.png')
    expect([former.status, former.headers.location]).toEqual([308, '/api/media/file/oven2.png'])

    // The same file name again: the address still changes.
    const known = await site.shown()
    await upload('oven2.png', first.id)
    await site.follow()
    await expect.poll(site.shown, { timeout: 2000, interval: 50 }).not.toBe(known)
  } finally {
    await site.stop()
  }
}

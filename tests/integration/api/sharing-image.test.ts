import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { GET } from '@/app/(site)/[lang]/og/[[...path]]/route'
import { sharingImageLimits } from '@/lib/config/limits'
import type { Locale } from '@/lib/config/locales'
import type { Context } from '@/lib/context'
import { readPage } from '@/request-context'
import { bootPayload } from '../../support/payload'

const shop = vi.hoisted((): { payload?: Payload; readonly reads: Map<string, Promise<unknown>> } => ({ reads: new Map() }))
const renders = vi.hoisted((): { count: number; image?: Promise<ArrayBuffer> } => ({ count: 0 }))

// Next's data cache needs a running server.
vi.mock('@/request-context', async () => {
  const [{ createContext }, { findArticle }, { findPage }, { findShell }] = await Promise.all([
    import('@/container'),
    import('@/modules/content/articles'),
    import('@/modules/content/pages'),
    import('@/modules/content/shop-settings'),
  ])
  const cached =
    <Value>(read: (context: Context, key: string) => Promise<Value>) =>
    (locale: Locale, key = ''): Promise<Value> => {
      const name = `${read.name} ${key}`
      const value = shop.reads.get(name) ?? read(createContext(shop.payload as Payload, locale), key)
      shop.reads.set(name, value)
      return value as Promise<Value>
    }
  return { readPage: cached(findPage), readArticle: cached(findArticle), readShell: cached(findShell) }
})
vi.mock('next/og', async (original) => {
  const real = await original<typeof import('next/og')>()
  return {
    ImageResponse: class extends real.ImageResponse {
      override arrayBuffer() {
        renders.count += 1
        return renders.image ?? super.arrayBuffer()
      }
    },
  }
})

const get = (path: string, query = '') =>
  GET(new Request(`http://localhost:3000/en/og${path}${query}`), {
    params: Promise.resolve({ lang: 'en', path: path.split('/').slice(1) }),
  })
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

describe('GET /{lang}/og/{path}', () => {
  beforeAll(async () => {
    shop.payload = (await bootPayload()).payload
  })
  beforeEach(() => {
    renders.count = 0
    shop.reads.clear()
    delete renders.image
  })

  it('R14: renders one image when 300 requests differ in their query alone', async () => {
    const answers = await Promise.all(Array.from({ length: 300 }, (_, index) => get('/about', `?x=${index}`)))
    expect(answers.map(({ status }) => status)).toEqual(Array(300).fill(200))
    expect(renders.count).toBe(1)
    const [first, last] = await Promise.all([answers[0], answers.at(-1)].map((each) => bytesOf(each as Response)))
    expect(first?.subarray(1, 4).toString()).toBe('PNG')
    expect(last?.equals(first ?? Buffer.alloc(0))).toBe(true)
    expect(answers[0]?.headers.get('cache-control')).toBe('public, max-age=86400')
  })

  it('R14: renders the image again when an editor changes the title', async () => {
    const before = await bytesOf(await get('/about'))
    await shop.payload?.update({ collection: 'pages', where: { path: { equals: '/about' } }, data: { title: 'Another title' } })
    shop.reads.clear()
    expect((await bytesOf(await get('/about'))).equals(before)).toBe(false)
  })

  it('R14: answers 503 with Retry-After when too many images are pending', async () => {
    const { rows } = (await shop.payload?.db.pool.query<{ path: string }>(`
      update pages_locales set title = 'Page ' || pages.path from pages where pages.id = _parent_id and _status = 'published' and _locale = 'en' returning path`)) ?? {
      rows: [],
    }
    const most = sharingImageLimits.concurrency + sharingImageLimits.queued
    expect(rows.length).toBeGreaterThan(most)
    for (const { path } of rows) await readPage('en', path)
    let release: (image: ArrayBuffer) => void = () => undefined
    renders.image = new Promise((resolve) => (release = resolve))
    const refused: Response[] = []
    const answers = rows.map(async ({ path }) => {
      const answer = await get(path === '/' ? '' : path)
      if (answer.status === 503) refused.push(answer)
      return answer.status
    })
    await vi.waitFor(() => expect(refused).toHaveLength(rows.length - most), { timeout: 4_000 })
    release(new ArrayBuffer(8))
    expect((await Promise.all(answers)).filter((status) => status === 200)).toHaveLength(most)
    expect([refused[0]?.headers.get('retry-after'), refused[0]?.headers.get('cache-control')]).toEqual(['5', 'no-store'])
  })
})

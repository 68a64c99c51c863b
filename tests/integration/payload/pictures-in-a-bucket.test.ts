// own modules: MEDIA_DIR, S3_* are read on import
import { existsSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { handleEndpoints, type Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { guarded } from '@/payload/http/handlers'
import { openBucket, type Bucket } from '../../support/operations/bucket'
import { bootPayload } from '../../support/payload'
import { createApi } from '../api/api-client'
import { provePicture } from './picture-site'

const origin = 'http://localhost:3000'
const folder = mkdtempSync(path.join(tmpdir(), 'media-'))

let bucket: Bucket
let payload: Payload
let token: string
beforeAll(async () => {
  bucket = await openBucket()
  ;({ payload } = await bootPayload({ MEDIA_DIR: folder, ...bucket.settings }))
  const login = { email: 'editor@staff.test', password: 'a-long-test-password' }
  await payload.create({ collection: 'users', data: { ...login, name: 'Editor', role: 'marketing' } })
  token = (await createApi(payload)('POST', '/users/login', { body: login })).cookies['payload-token'] ?? ''
})
afterAll(() => bucket.close())

const ask = (method: string, address: string, { body, isStaff = false }: { body?: FormData; isStaff?: boolean } = {}) => {
  const headers = { Origin: origin, ...(isStaff ? { Cookie: `payload-token=${token}` } : {}) }
  const request = new Request(new URL(address, origin), { method, headers, ...(body === undefined ? {} : { body }) })
  return guarded((each) => handleEndpoints({ config: payload.config, request: each }))(request)
}

const picture = async (name: string, background: string) => {
  const data = await sharp({ create: { width: 700, height: 8, channels: 3, background } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('_payload', JSON.stringify({ alt: `A ${background} strip`, descriptionFits: true }))
  form.set('file', new Blob([new Uint8Array(data)], { type: 'image/png' }), name)
  return { data, form }
}

interface Uploaded {
  readonly id: string
  readonly url: string
  readonly filename: string
  readonly sizes: { readonly small: { readonly url: string } }
}

const upload = async (name: string, background = '#f00', at = '/api/media', method = 'POST') => {
  const { data, form } = await picture(name, background)
  const answer = await ask(method, at, { body: form, isStaff: true })
  return { data, answer, doc: ((await answer.json()) as { doc: Uploaded }).doc }
}

describe('a picture stored in a bucket', () => {
  it('is uploaded with its sizes, and served by the shop to visitors', async () => {
    const { data, answer, doc } = await upload('strip.png')
    expect(answer.status).toBe(201)
    expect([...bucket.objects.keys()].toSorted()).toEqual(['strip-480x5.png', 'strip-700x8.png', 'strip.png'])
    expect(new URL(doc.url, origin).href).toBe(`${origin}/api/media/file/strip.png`)
    const seen = await ask('GET', doc.url)
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(Buffer.from(await seen.arrayBuffer()).equals(bucket.objects.get('strip.png')?.body ?? data)).toBe(true)
    expect((await ask('GET', doc.sizes.small.url)).status).toBe(200)
    expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([])
  })

  it('G10: is shown on the site, behind the page cache, and replaced there', async () => {
    let shade = 0
    await provePicture(payload, {
      upload: async (name, id) => {
        shade += 1
        const { answer, doc } = await upload(
          name,
          `#0${shade}0`,
          id === undefined ? '/api/media' : `/api/media/${id}`,
          id === undefined ? 'POST' : 'PATCH',
        )
        expect(answer.ok).toBe(true)
        return doc as never
      },
      stored: (name) => bucket.objects.get(name)?.body,
    })
  })

  it('G10: is deleted with its document or when replaced; its former URL redirects', async () => {
    const { doc } = await upload('old.png')
    expect((await upload('new.png', '#00f', `/api/media/${doc.id}`, 'PATCH')).answer.status).toBe(200)
    expect([...bucket.objects.keys()].filter((key) => key.startsWith('old') || key.startsWith('new')).toSorted()).toEqual([
      'new-480x5.png',
      'new-700x8.png',
      'new.png',
    ])
    const former = await ask('GET', '/api/media/file/old.png')
    expect([former.status, former.headers.get('location')]).toEqual([308, '/api/media/file/new.png'])
    expect((await ask('DELETE', `/api/media/${doc.id}`, { isStaff: true })).status).toBe(200)
    expect([...bucket.objects.keys()].filter((key) => key.startsWith('new'))).toEqual([])
    expect((await ask('GET', '/api/media/file/new.png')).status).toBe(404)
  })

  it('is uploaded by staff only, through the shop, and no browser learns of the bucket', async () => {
    const { form } = await picture('stranger.png', '#0f0')
    expect((await ask('POST', '/api/media', { body: form })).status).toBe(401)
    expect(bucket.objects.has('stranger.png')).toBe(false)
    expect(payload.config.endpoints.filter(({ path: at }) => at.includes('s3'))).toEqual([])
    expect(JSON.stringify([payload.config.admin.components.providers, payload.config.admin.dependencies])).not.toContain('storage-s3')
    expect(await (await ask('GET', '/api/media')).text()).not.toContain(bucket.url)
  })

  it('is not created while the bucket is down, and reading one is a server error', async () => {
    const { doc } = await upload('kept.png')
    const before = (await payload.count({ collection: 'media' })).totalDocs
    bucket.isAway = true
    expect((await upload('lost.png')).answer.status).toBe(500)
    expect((await ask('GET', doc.url)).status).toBe(500)
    bucket.isAway = false
    expect((await payload.count({ collection: 'media' })).totalDocs).toBe(before)
    expect((await ask('GET', doc.url)).status).toBe(200)
  })
})

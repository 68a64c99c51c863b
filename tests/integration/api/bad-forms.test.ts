// own modules: MEDIA_DIR is read on import
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { handleEndpoints, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { guarded } from '@/payload/http/handlers'
import { bootPayload } from '../../support/payload'
import { createApi } from './api-client'

const origin = 'http://localhost:3000'

let payload: Payload
let token: string
beforeAll(async () => {
  ;({ payload } = await bootPayload({ MEDIA_DIR: mkdtempSync(path.join(tmpdir(), 'media-')) }))
  const login = { email: 'sender@staff.test', password: 'a-long-test-password' }
  await payload.create({ collection: 'users', data: { ...login, name: 'Sender', role: 'admin' } })
  token = (await createApi(payload)('POST', '/users/login', { body: login })).cookies['payload-token'] ?? ''
})

const send = async (door: string, body: FormData | string, type?: string, isStaff = true): Promise<number> => {
  const headers = {
    Origin: origin,
    ...(isStaff ? { Cookie: `payload-token=${token}` } : {}),
    ...(type === undefined ? {} : { 'Content-Type': type }),
  }
  const request = new Request(`${origin}/api${door}`, { method: 'POST', body, headers })
  return (await guarded((each) => handleEndpoints({ config: payload.config, request: each }))(request)).status
}

const form = (fields: Readonly<Record<string, string | Blob>>): FormData => {
  const made = new FormData()
  for (const [name, value] of Object.entries(fields)) made.set(name, value)
  return made
}

const faultsOf = async (sends: readonly (readonly [string, FormData | string, string?])[]): Promise<readonly string[]> => {
  const asked = sends.flatMap(([door, body, type]) =>
    [false, true].map(async (isStaff) => {
      const status = await send(door, body, type, isStaff)
      return status < 500 ? [] : [`${status} ${door} ${typeof body === 'string' ? body : JSON.stringify([...body.entries()])}`]
    }),
  )
  return (await Promise.all(asked)).flat()
}

/** Forms that leave the caller's session unchanged. */
const forms = [
  ...['login', 'forgot-password', 'reset-password', 'unlock', 'verify/x'].map((door) => `/users/${door}`),
  ...[
    'users',
    'media',
    'pages',
    'orders',
    'customers',
    'globals/header',
    'payload-preferences/x',
    'payload-locked-documents',
    'redirects',
  ].map((slug) => `/${slug}`),
]

describe('a malformed form gets a 4xx response', () => {
  it('when it is empty, has something else than a document, or is invalid JSON', async () => {
    const payloads = ['{}', '{', 'null', '[]', '"x"', '1', '{"email":{"a":1},"password":[1]}']
    expect(await faultsOf(forms.flatMap((door) => payloads.map((sent) => [door, form({ _payload: sent })] as const)))).toEqual([])
  })

  it('when it is not a form', async () => {
    const broken = ['', 'x', '--a\r\nx', '--a\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{}']
    const sends = ['/users/login', '/media', '/pages'].flatMap((door) => [
      ...broken.map((body) => [door, body, 'multipart/form-data; boundary=a'] as const),
      [door, 'x', 'multipart/form-data'] as const,
    ])
    expect(await faultsOf(sends)).toEqual([])
  })

  it('when its file is text', async () => {
    const words = ['{', '{}', 'null', '{"filename":"x.png","mimeType":"image/png","size":1}']
    expect(
      await faultsOf(words.flatMap((file) => ['/media', '/pages'].map((door) => [door, form({ file, _payload: '{"alt":"x"}' })] as const))),
    ).toEqual([])
  })
})

describe('a picture', () => {
  it.each([
    'http://127.0.0.1:5432/x.png',
    'http://169.254.169.254/latest/x.png',
    'http://[::1]/x.png',
    'https://nowhere.invalid/x.png',
    'file:///etc/passwd',
    '/api/media/file/x.png',
  ])('is not fetched from %s, since the shop requests no URL for others', async (url) => {
    const before = (await payload.count({ collection: 'media' })).totalDocs
    const named = { url, filename: 'x.png', alt: 'x' }
    expect(await send('/media', JSON.stringify(named), 'application/json')).toBe(400)
    expect(await send('/media', form({ _payload: JSON.stringify(named) }))).toBe(400)
    expect(
      (await createApi(payload)('GET', `/media/paste-url?src=${encodeURIComponent(url)}`, { cookies: { 'payload-token': token } })).status,
    ).toBe(400)
    expect((await payload.count({ collection: 'media' })).totalDocs).toBe(before)
  })

  it('is stored when uploaded', async () => {
    const dot = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
    expect(await send('/media', form({ _payload: '{"alt":"A dot"}', file: new File([dot], 'dot.png', { type: 'image/png' }) }))).toBe(201)
  })
})

describe('a document that does not match its fields', () => {
  it.each([
    ['coupons', { conditions: 'true' }],
    ['coupons', { conditions: ['true'] }],
    ['case-studies', { results: 'draft' }],
    ['redirects', { to: 'nowhere' }],
    ['faqs', { question: 'Why?', deletedAt: 9_007_199_254_740_992 }],
    ['globals/header', '1e3'],
    ['globals/header', []],
  ])('gets a 4xx response: %s %j', async (slug, document) => {
    expect(await send(`/${slug}`, JSON.stringify(document), 'application/json')).toBe(400)
  })

  it('accepts the number that forms send for an empty list', async () => {
    const document = { code: 'EMPTYLIST', name: 'Nothing yet', type: 'fixed', value: 5, conditions: 0 }
    const answer = await send('/coupons?draft=true', JSON.stringify({ ...document, _status: 'draft' }), 'application/json')
    expect(answer).toBe(201)
  })
})

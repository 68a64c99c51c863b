// own modules: MEDIA_DIR is read on import
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { maximumEmailLength } from '@/lib/config/limits'
import { onFileEnd } from '../../support/open-shops'
import { bootPayload } from '../../support/payload'
import { startPayloadBehindFront } from '../../support/payload-behind-front'

const origin = 'http://localhost:3000'
const login = { email: 'editor@staff.test', password: 'a-long-test-password' }

let front: Awaited<ReturnType<typeof startPayloadBehindFront>>
let url: string
let token: string
let countsOf: (prefix: string) => Promise<readonly string[]>

const post = (door: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(`${url}${door}`, { method: 'POST', body, headers: { Origin: origin, ...headers } })

const sendJson = (door: string, body: object, headers: Record<string, string> = {}) =>
  post(door, JSON.stringify(body), { 'Content-Type': 'application/json', ...headers })

beforeAll(async () => {
  const { payload } = await bootPayload({ MEDIA_DIR: mkdtempSync(path.join(tmpdir(), 'media-')), RATE_LIMIT_LOGIN: '100' })
  await payload.create({ collection: 'users', data: { ...login, name: 'Editor', role: 'marketing' } })
  countsOf = async (prefix) => {
    const { rows } = await payload.db.pool.query<{ key: string }>('select key from infra.rate_limits where key like $1', [`${prefix}:%`])
    return rows.map(({ key }) => key)
  }
  front = await startPayloadBehindFront(payload)
  onFileEnd(() => front.stop())
  url = `http://127.0.0.1:${front.port}/api`
  const [cookie = ''] = (await sendJson('/users/login', login)).headers.getSetCookie()
  token = cookie.split(';')[0] ?? ''
})

/** Noise, so that it compresses to a few hundred kilobytes. */
const pictureForm = async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const data = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#000', noise } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('_payload', JSON.stringify({ alt: 'Noise' }))
  form.set('file', new Blob([new Uint8Array(data)], { type: 'image/png' }), 'noise.png')
  return form
}

describe('R15: a body above the general limit', () => {
  it('is accepted when a logged-in staff member uploads a picture', async () => {
    const answer = await post('/media', await pictureForm(), { Cookie: token })
    expect(answer.status, await answer.text()).toBe(201)
  })

  it.each([
    ['nobody is signed in', {}],
    ['a session is made up', { Cookie: 'payload-token=x.y.z' }],
    ['a token is made up', { Authorization: 'JWT x.y.z' }],
    ['a session is another site’s to send', { Origin: 'https://elsewhere.example' }],
  ])('is refused with 413 when %s', async (_what, headers) => {
    const isForeign = 'Origin' in headers
    const answer = await post('/media', await pictureForm(), { ...headers, ...(isForeign ? { Cookie: token } : {}) })
    expect([answer.status, await answer.json()]).toMatchObject([413, { error: { code: 'body-too-large' } }])
  })

  it.each(['/users/login', '/users/forgot-password', '/pages', '/account/login', '/cart/items', '/pricing/quote'])(
    'is refused with 413 when a visitor sends it to %s',
    async (door) => {
      expect((await sendJson(door, { email: 'x'.repeat(100_000), password: 'x' })).status).toBe(413)
    },
  )
})

describe('an address longer than any real one', () => {
  const long = `${'x'.repeat(maximumEmailLength)}@staff.test`

  it.each(['/users/login', '/users/forgot-password'])('is neither looked up nor counted when sent to %s', async (door) => {
    const before = [await countsOf('guesses'), await countsOf('mails')]
    const statuses = [await sendJson(door, { email: long, password: 'x' }), await sendJson(door, { email: `${long}m`, password: 'x' })]
    expect(statuses.map(({ status }) => status)).toEqual([400, 400])
    const after = [await countsOf('guesses'), await countsOf('mails')]
    expect(after.flat().length - before.flat().length, 'both are nobody').toBeLessThanOrEqual(1)
  })
})

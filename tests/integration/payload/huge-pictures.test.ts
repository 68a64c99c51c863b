// own modules: MEDIA_DIR is read on import
import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { handleEndpoints, type Payload } from 'payload'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { maximumPictureBytes } from '@/lib/config/limits'
import { guarded } from '@/payload/http/handlers'
import { bootPayload } from '../../support/payload'
import { createApi } from '../api/api-client'

const origin = 'http://localhost:3000'

let payload: Payload
let token: string
/** Open transactions at each time Payload decoded an image. */
const open: Promise<number>[] = []

beforeAll(async () => {
  ;({ payload } = await bootPayload({ MEDIA_DIR: mkdtempSync(path.join(tmpdir(), 'media-')) }))
  const login = { email: 'editor@staff.test', password: 'a-long-test-password' }
  await payload.create({ collection: 'users', data: { ...login, name: 'Editor', role: 'marketing' } })
  token = (await createApi(payload)('POST', '/users/login', { body: login })).cookies['payload-token'] ?? ''
  const openTransactions = async () => {
    const { rows } = await payload.db.pool.query<{ count: number }>(
      "select count(*)::int as count from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
    )
    return rows[0]?.count ?? -1
  }
  payload.config.sharp = Object.assign((...input: Parameters<typeof sharp>) => {
    open.push(openTransactions())
    return sharp(...input)
  }, sharp)
})

const upload = (data: Buffer, name: string, type: string, at = '/media', method = 'POST') => {
  const body = new FormData()
  body.set('_payload', JSON.stringify({ alt: 'A picture', descriptionFits: true }))
  body.set('file', new Blob([new Uint8Array(data)], { type }), name)
  const headers = { Origin: origin, Cookie: `payload-token=${token}`, 'Accept-Language': 'de' }
  const request = new Request(`${origin}/api${at}`, { method, body, headers })
  return guarded((each) => handleEndpoints({ config: payload.config, request: each }))(request)
}

const blank = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#0f0' } })

/** A square GIF whose frames change one pixel each, a few bytes per frame. */
const animation = (side: number, frames: number): Buffer => {
  const size = Buffer.alloc(4)
  size.writeUInt16LE(side, 0)
  size.writeUInt16LE(side, 2)
  const frame = Buffer.from('21f904000a000000' + '2c00000000010001000002024401' + '00', 'hex')
  return Buffer.concat([
    Buffer.from('GIF89a'),
    size,
    Buffer.from('800000' + '000000ffffff', 'hex'),
    ...Array.from({ length: frames }, () => frame),
    Buffer.from(';'),
  ])
}

describe('R16: a picture with too many pixels', () => {
  it('is rejected by its header and never decoded', async () => {
    open.splice(0)
    const answer = await upload(await blank(7_000, 7_000).png().toBuffer(), 'huge.png', 'image/png')
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('mehr als 40 Megapixel')])
    expect(open).toEqual([])
  })

  it('is rejected when the frames of an animation exceed the limit', async () => {
    const data = animation(2_000, 11)
    expect((await sharp(data).metadata()).pages).toBe(11)
    expect((await upload(data, 'animated.gif', 'image/gif')).status).toBe(400)
  })

  it('is rejected by its size, with the limit', async () => {
    const answer = await upload(Buffer.alloc(maximumPictureBytes + 1), 'big.png', 'image/png')
    expect([answer.status, await answer.json()]).toMatchObject([
      413,
      { errors: [{ message: expect.stringMatching(/größer als 10\sMB/) as string }] },
    ])
  })

  it('is checked when it replaces another one', async () => {
    const { doc } = (await (await upload(await blank(20, 20).png().toBuffer(), 'small.png', 'image/png')).json()) as {
      readonly doc: { readonly id: string }
    }
    const answer = await upload(animation(2_000, 11), 'huge.gif', 'image/gif', `/media/${doc.id}`, 'PATCH')
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('mehr als 40 Megapixel')])
  })
})

describe('R16: a picture', () => {
  it('is decoded outside of a transaction and stored in one', async () => {
    open.splice(0)
    const answer = await upload(await blank(1_000, 1_000).png().toBuffer(), 'square.png', 'image/png')
    const { doc } = (await answer.json()) as { readonly doc: { readonly id: string; readonly sizes: { readonly small: object } } }
    expect([answer.status, doc.sizes.small]).toMatchObject([201, { width: 480 }])
    const again = await upload(await blank(900, 900).png().toBuffer(), 'square.png', 'image/png', `/media/${doc.id}`, 'PATCH')
    expect(again.status).toBe(200)
    const counts = await Promise.all(open)
    expect([counts.length > 0, counts.filter((count) => count !== 0)]).toEqual([true, []])
  })

  it('leaves nothing behind when other submitted data is rejected', async () => {
    const body = new FormData()
    body.set('_payload', '{}')
    body.set('file', new Blob([new Uint8Array(await blank(30, 30).png().toBuffer())], { type: 'image/png' }), 'undescribed.png')
    const headers = { Origin: origin, Cookie: `payload-token=${token}` }
    const request = new Request(`${origin}/api/media`, { method: 'POST', body, headers })
    expect((await guarded((each) => handleEndpoints({ config: payload.config, request: each }))(request)).status).toBe(400)
    expect((await payload.count({ collection: 'media', where: { filename: { equals: 'undescribed.png' } } })).totalDocs).toBe(0)
  })

  it('G10: leaves no file behind when a stranger sends it', async () => {
    const { id } = await payload.create({
      collection: 'media',
      data: { alt: 'A toad' },
      file: { name: 'toad.png', data: await blank(9, 9).png().toBuffer(), mimetype: 'image/png', size: 99 },
    })
    const body = new FormData()
    body.set('_payload', JSON.stringify({ alt: 'Mine' }))
    body.set('file', new Blob([new Uint8Array(await blank(8, 8).png().toBuffer())], { type: 'image/png' }), 'mine.png')
    const request = new Request(`${origin}/api/media/${id}`, { method: 'PATCH', body, headers: { Origin: origin } })
    const { status } = await guarded((each) => handleEndpoints({ config: payload.config, request: each }))(request)
    expect([401, 403]).toContain(status)
    expect(readdirSync(process.env['MEDIA_DIR'] ?? '').filter((name) => name.startsWith('.held'))).toEqual([])
  })
})

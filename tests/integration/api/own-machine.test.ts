// own modules: MAIL_DIR is read on import
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from '@/lib/config/demo-password'
import { handOff } from '@/lib/config/process-state'
import { onFileEnd } from '../../support/open-shops'
import { bootPayload } from '../../support/payload'
import { createApi, type Api } from './api-client'

/** The header as the front door sets it for a local client. */
const word = 'a-word-of-this-process'
const atTheMachine = { 'X-Own-Machine': word }
const elsewhere: readonly Readonly<Record<string, string>>[] = [{}, { 'X-Own-Machine': 'guessed' }]

let payload: Payload
let api: Api
let mailbox: (headers?: Readonly<Record<string, string>>) => Promise<Response>

beforeAll(async () => {
  handOff().localRequestToken = word
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'hostfront-mail-'))
  onFileEnd(() => fs.rm(folder, { recursive: true }))
  ;({ payload } = await bootPayload({ MAIL_DIR: folder }))
  api = createApi(payload)
  const { GET } = await import('@/app/(payload)/api/mailbox/[[...name]]/route')
  mailbox = (headers = {}) => GET(new Request('http://localhost:3000/api/mailbox', { headers }), { params: Promise.resolve({}) })
  await payload.create({
    collection: 'customers',
    data: { name: 'Ines', email: 'demo@door.test', password: demoPassword, locale: 'en', verifiedAt: new Date().toISOString() },
  })
  await payload.create({ collection: 'users', data: { name: 'Ada', email: 'demo@door.test', password: demoPassword, role: 'admin' } })
})
afterAll(() => {
  delete handOff().localRequestToken
})

const body = { email: 'demo@door.test', password: demoPassword }

describe('public demo passwords', () => {
  it.each(['/account/login', '/users/login'])('open %s on the local machine, and nowhere else', async (door) => {
    for (const headers of elsewhere) {
      const refused = await api('POST', door, { body, headers })
      expect([refused.status, refused.cookies]).toEqual([401, {}])
    }
    expect((await api('POST', door, { body, headers: atTheMachine })).status).toBe(200)
  })
})

describe('the development mailbox', () => {
  it('is open on the local machine and does not exist for others', async () => {
    for (const headers of elsewhere) expect((await mailbox(headers)).status).toBe(404)
    expect((await mailbox(atTheMachine)).status).toBe(200)
  })

  it('is open to administrators anywhere', async () => {
    const { cookies } = await api('POST', '/users/login', { body, headers: atTheMachine })
    expect((await mailbox({ Cookie: `payload-token=${cookies['payload-token'] ?? ''}`, Origin: 'http://localhost:3000' })).status).toBe(200)
  })

  it('serves emails under a CSP without scripts and external content', async () => {
    const policy = (await mailbox(atTheMachine)).headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('script-src')
  })
})

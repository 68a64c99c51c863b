import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { logIn } from '@/modules/accounts/login.service'
import { createContext } from '@/container'
import { createApi, type Api } from '../api/api-client'
import { bootPayload } from '../../support/payload'

const { payload } = await bootPayload()
const lines: { readonly level: string; readonly said: readonly unknown[] }[] = []

let api: Api
beforeAll(async () => {
  api = createApi(payload)
  for (const level of ['info', 'warn', 'error'] as const) {
    vi.spyOn(payload.logger, level).mockImplementation((...said: readonly unknown[]) => void lines.push({ level, said }))
  }
  await payload.create({
    collection: 'users',
    data: { name: 'Ada', email: 'ada@staff.test', password: 'a-long-test-password', role: 'support' },
  })
})
beforeEach(() => void (lines.length = 0))

const from = { 'X-Forwarded-For': '192.0.2.7' }

describe('the log', () => {
  it('has one line with the address and no stack for a wrong staff password', async () => {
    const { status } = await api('POST', '/users/login', {
      body: { email: 'ada@staff.test', password: 'mistyped, or it is somebody' },
      headers: from,
    })
    expect(status).toBe(401)
    expect(lines).toEqual([{ level: 'info', said: [{ address: '192.0.2.7' }, 'Login rejected'] }])
  })

  it('has the same for a customer', async () => {
    const context = { ...createContext(payload, 'en'), visitor: '192.0.2.7' }
    await logIn(
      context,
      { email: 'nobody@customers.test', password: 'mistyped, or it is somebody' },
      { name: null, cartToken: null, isOwnMachine: false },
    )
    expect(lines).toEqual([{ level: 'info', said: [{ address: '192.0.2.7' }, 'Login rejected'] }])
  })

  it('reports an error behind a CMS endpoint once', async () => {
    vi.spyOn(payload.db, 'find').mockRejectedValueOnce(new Error('on purpose'))
    const { status } = await api('GET', '/currencies?limit=1')
    expect(status).toBe(500)
    expect(lines).toHaveLength(1)
    expect(lines[0]?.level).toBe('error')
  })
})

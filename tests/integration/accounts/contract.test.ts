import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@/payload/endpoints'
import { pathOf } from '@/payload/http/openapi/document'
import { createContract, type OpenApiDocument } from '../../support/openapi/contract'
import { recordExample } from '../../support/openapi/record-example'
import { bootPayload } from '../../support/payload'
import type { ApiRequest } from '../api/api-client'
import { createAccounts, lastToken, password } from './account-shop'

let payload: Payload
let shop: ReturnType<typeof createAccounts>
beforeAll(async () => {
  ;({ payload } = await bootPayload())
  shop = createAccounts(payload)
})

describe('the account API', () => {
  it('matches every success response to its schema and marks it as uncacheable', async () => {
    const email = 'contract@accounts.test'
    const cookies = await shop.signUp(email)
    const { api } = shop
    const sessions = (await api('GET', '/account/sessions', { cookies })).body?.['sessions'] as { id: string; isCurrent: boolean }[]
    await shop.logIn(email)
    await api('POST', '/account/forgot-password', { body: { email } })
    const reset = await lastToken(payload, email)
    const domains = (await api('GET', '/account/domains', { cookies })).body
    expect(domains).toEqual({ domains: [] })
    // The order matters: each call needs what earlier ones left, and those that end the session come last.
    const requests: readonly (readonly [string, string, ApiRequest])[] = [
      ['post /account/register', '/account/register', { body: { name: 'Bob', email: 'second@accounts.test', password } }],
      ['get /account/session', '/account/session', { cookies }],
      ['get /account/sessions', '/account/sessions', { cookies }],
      ['get /account/passkeys', '/account/passkeys', { cookies }],
      ['post /account/passkeys/setup', '/account/passkeys/setup', { cookies, body: { password } }],
      ['post /account/login/passkey/setup', '/account/login/passkey/setup', {}],
      ['get /account/two-step', '/account/two-step', { cookies }],
      ['post /account/two-step/setup', '/account/two-step/setup', { cookies }],
      ['get /account/profile', '/account/profile', { cookies }],
      ['patch /account/profile', '/account/profile', { cookies, body: { company: 'Difference Engines' } }],
      ['get /account/orders', '/account/orders', { cookies }],
      ['get /account/domains', '/account/domains', { cookies }],
      ['get /account/export', '/account/export', { cookies }],
      ['delete /account/sessions', '/account/sessions', { cookies }],
      ['post /account/forgot-password', '/account/forgot-password', { body: { email } }],
      ['post /account/login', '/account/login', { body: { email, password } }],
      ['post /account/reset-password', '/account/reset-password', { body: { token: reset, password: `${password}-2` } }],
    ]
    const contract = createContract(JSON.parse((await api('GET', '/openapi.json')).text) as OpenApiDocument)
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
    for (const [name, path, request] of requests) {
      const call = calls.find((each) => `${each.method} ${each.path}` === name)
      const answer = await api(call?.method.toUpperCase() as 'GET', path, request)
      expect([200, ...(call?.success ?? [])], `${name}: ${answer.text}`).toContain(answer.status)
      if (call !== undefined) {
        expect(contract.faultsOf(pathOf(call), call.method, answer), name).toEqual([])
        recordExample(call.operationId, request, answer)
      }
      const parsed = call?.response.safeParse(answer.body)
      expect(parsed?.success, `${name}: ${parsed?.error?.message ?? answer.text}`).toBe(true)
      expect(answer.headers.get('cache-control'), name).toBe('no-store')
    }
  })
})

import { describe, expect, it } from 'vitest'
import { decrypt } from '@/lib/crypto/encryption'
import { bootPayload } from '../../support/payload'
import { authorizationCode as code, createMovers } from '../../support/transfers/movers'
import type { ApiAnswer } from '../api/api-client'
import { domainItem } from '../api/requests'

const { payload } = await bootPayload()
const { api, start, begin, transfersOf, cartOf } = createMovers(payload)

const errorOf = (answer: ApiAnswer) => answer.body?.['error']

describe('POST /api/transfers', () => {
  it('adds the domain to the cart as a transfer, at the price of its TLD (P8)', async () => {
    const answer = await start({ domain: ' https://www.Taken-Otter-Moves.com/ ', authorizationCode: code })
    expect(answer.status).toBe(201)
    expect(answer.cookies['cart']).toMatch(/^[\w-]{43}$/)
    expect(answer.body).toMatchObject({
      domain: 'taken-otter-moves.com',
      extension: '.com',
      status: 'prepared',
      cart: {
        items: [
          {
            id: 'taken-otter-moves.com',
            type: 'domain',
            billing: 'yearly',
            serviceData: { operation: 'transfer' },
            price: 12.99,
            renewal: 14.99,
          },
        ],
      },
    })
    const { items } = await cartOf(answer.cookies)
    expect(items[0]?.lineId).toBe(answer.body?.['lineId'])
  })

  it('P8: charges 12.99 for an unknown TLD', async () => {
    const answer = await start({ domain: 'otter.museum', authorizationCode: code })
    expect(answer.body).toMatchObject({ extension: '.museum', cart: { items: [{ price: 12.99, renewal: 12.99, savings: 7 }] } })
  })

  it('§5.17, R11: encrypts the code, and never returns it', async () => {
    const answer = await start({ domain: 'taken-secret-otter.com', authorizationCode: `  ${code} ` })
    expect(answer.text).not.toContain(code)
    const [transfer] = await transfersOf('taken-secret-otter.com')
    expect(transfer).toMatchObject({ status: 'prepared', locale: 'en' })
    expect(transfer?.authorizationCode).toMatch(/^encrypted:/)
    expect(JSON.stringify(transfer)).not.toContain(code)
    expect(decrypt(payload, transfer?.authorizationCode)).toBe(code)
  })

  it('replaces the code on a second request, and keeps one line', async () => {
    const cookies = await begin('taken-twice-otter.com')
    const answer = await start({ domain: 'taken-twice-otter.com', authorizationCode: 'the-right-one' }, cookies)
    expect(answer.status, answer.text).toBe(201)
    expect((await cartOf(cookies)).items).toHaveLength(1)
    const kept = await transfersOf('taken-twice-otter.com')
    expect(kept.map(({ authorizationCode }) => decrypt(payload, authorizationCode))).toEqual(['the-right-one'])
  })

  it('O9: rejects a domain that is being registered in the same cart, and stores nothing', async () => {
    const added = await api('POST', '/cart/items', { body: domainItem('taken-both-ways.com') })
    const answer = await start({ domain: 'taken-both-ways.com', authorizationCode: code }, added.cookies)
    expect(answer.status).toBe(409)
    expect(errorOf(answer)).toMatchObject({ code: 'duplicate-line' })
    expect(await transfersOf('taken-both-ways.com')).toEqual([])
  })

  it('R11: deletes the code when the domain is removed from the cart', async () => {
    const cookies = await begin('taken-left-behind.com', await begin('taken-stays-here.com'))
    const line = (await cartOf(cookies)).items.find(({ id }) => id === 'taken-left-behind.com')
    expect((await api('DELETE', `/cart/items/${line?.lineId}`, { cookies })).status).toBe(200)
    expect(await transfersOf('taken-left-behind.com')).toEqual([])
    expect(await transfersOf('taken-stays-here.com')).toHaveLength(1)
  })

  it.each([
    ['no domain', { authorizationCode: code }, 'validation.required', 'domain'],
    ['an empty domain', { domain: '  ', authorizationCode: code }, 'validation.required', 'domain'],
    ['a name without its extension', { domain: 'otter', authorizationCode: code }, 'validation.invalidFormat', 'domain'],
    ['a name that breaks a rule of §5', { domain: '-otter.com', authorizationCode: code }, 'validation.hyphenPosition', 'domain'],
    ['a reserved name', { domain: 'mail.com', authorizationCode: code }, 'validation.reservedWord', 'domain'],
    ['no code', { domain: 'otter.com' }, 'authorization-code-required', 'authorizationCode'],
    ['an empty code', { domain: 'otter.com', authorizationCode: ' ' }, 'authorization-code-required', 'authorizationCode'],
    ['a code of two characters', { domain: 'otter.com', authorizationCode: 'ab' }, 'authorization-code-invalid', 'authorizationCode'],
    ['a code that is none', { domain: 'otter.com', authorizationCode: 'two words' }, 'authorization-code-invalid', 'authorizationCode'],
  ])('§5: rejects %s with its own message', async (_name, body, expected, field) => {
    const answer = await start(body)
    expect(answer.status).toBe(400)
    expect(errorOf(answer)).toMatchObject({
      code: expected,
      message: expect.stringMatching(/\S/),
      fields: { [field]: expect.stringMatching(/\S/) },
    })
    expect(answer.cookies['cart']).toBeUndefined()
  })

  it.each([
    ['a code that is no string', { domain: 'otter.com', authorizationCode: 5 }],
    ['an unknown field', { domain: 'otter.com', authorizationCode: code, price: 0 }],
    ['a list', []],
    ['an endless code', { domain: 'otter.com', authorizationCode: 'x'.repeat(301) }],
    ['an endless domain', { domain: 'x'.repeat(2001), authorizationCode: code }],
  ])('rejects %s as malformed without echoing it', async (_name, body) => {
    const answer = await start(body)
    expect(answer.status).toBe(400)
    expect(errorOf(answer)).toMatchObject({ code: 'invalid-request' })
    expect(answer.text).not.toContain(code)
  })

  it('R11: ignores a code in the URL', async () => {
    const answer = await api('POST', `/transfers?authorizationCode=${encodeURIComponent(code)}`, { body: { domain: 'otter.com' } })
    expect(answer.status).toBe(400)
  })

  it('answers in four languages', async () => {
    const sentences = {
      en: 'Please enter the auth code',
      es: 'Introduzca el código de autorización (auth code)',
      fr: 'Veuillez saisir le code d’autorisation (auth code)',
      de: 'Bitte geben Sie den Auth-Code ein',
    }
    const answers = await Promise.all(
      Object.keys(sentences).map((lang) => api('POST', `/transfers?lang=${lang}`, { body: { domain: 'otter.com' } })),
    )
    expect(answers.map((answer) => (errorOf(answer) as { message: string }).message)).toEqual(Object.values(sentences))
  })

  it('rejects cross-site requests with a cookie', async () => {
    const answer = await api('POST', '/transfers', {
      body: { domain: 'otter.com', authorizationCode: code },
      cookies: { cart: 'x' },
      headers: { Origin: 'https://elsewhere.example' },
    })
    expect(answer.status).toBe(403)
  })
})

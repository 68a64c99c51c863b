import { afterEach, describe, expect, it, vi } from 'vitest'
import { orderData } from '../../support/order-data'
import { bootPayload } from '../../support/payload'

const kept = vi.hoisted(() => ({ secrets: ['first'] as [string, ...string[]] }))
vi.mock('@/lib/crypto/secrets', () => ({ secretsOf: () => kept.secrets }))

const { payload } = await bootPayload()
const { hashToken } = await import('@/lib/crypto/tokens')
const { createContext } = await import('@/container')
const { deliverMail } = await import('../../support/jobs')
const { queueMail } = await import('@/lib/outbox/outbox')
const { createAccessToken } = await import('@/modules/orders/order-access')
const { getOrderSummary, reencryptOrderTokens: resealOrderTokens } = await import('@/modules/orders/orders.service')
const { encrypt: sealText } = await import('@/lib/crypto/encryption')

/** The current secret and the previous ones. */
const setSecrets = (...secrets: [string, ...string[]]) => {
  kept.secrets = secrets
  payload.secret = secrets[0]
}

/** docs/operations.md: name the previous secret, re-encrypt everything, then remove it. */
const rotateTo = async (secret: string) => {
  setSecrets(secret, kept.secrets[0])
  expect(await resealOrderTokens(payload)).toBeGreaterThan(0)
  setSecrets(secret)
}

let made = 0
/** Renders a guest's emails: a transfer's and the order's own. */
const mailed = async (orderNumber: string): Promise<readonly string[]> => {
  const send = vi.spyOn(payload, 'sendEmail').mockResolvedValue(undefined)
  const mail = { to: 'guest@example.com', locale: 'en' } as const
  made += 1
  await queueMail(
    { payload },
    { ...mail, template: 'transfer-completed', data: { domain: 'otter.com', guestOrder: orderNumber }, dedupeKey: `links-a-${made}` },
  )
  await queueMail({ payload }, { ...mail, template: 'payment-failed', data: { orderNumber }, dedupeKey: `links-b-${made}` })
  await deliverMail(payload)
  const texts = send.mock.calls.map(([message]) => String(message.text))
  send.mockRestore()
  return texts.map((text) => /\/open\?token=([\w-]+)/.exec(text)?.[1] ?? text)
}

const opens = async (orderNumber: string, token: string) => (await getOrderSummary(createContext(payload, 'en'), orderNumber, token)).ok

const place = async (secret: string, isSealed: boolean) => {
  const number = `ORD-LINKS-${(made += 1)}`
  const token = createAccessToken(secret, number)
  setSecrets(secret)
  const sealedAccessToken = isSealed ? sealText(payload, token) : null
  await payload.create({
    collection: 'orders',
    data: orderData({ orderNumber: number, accessTokenHash: hashToken(token), sealedAccessToken }),
  })
  return { number, token }
}

afterEach(() => setSecrets('first'))

describe('O7: the order link of an email', () => {
  it.each([
    ['an order of today', true],
    ['an order of an older version', false],
  ])('%s: works through every rotation of the secret', async (_, isSealed) => {
    const { number, token } = await place('first', isSealed)
    const links = new Set([token])
    for (const secret of ['second', 'third', 'fourth']) {
      await rotateTo(secret)
      for (const link of await mailed(number)) links.add(link)
      for (const link of links) expect(await opens(number, link), `${link} with the ${secret} secret`).toBe(true)
    }
    expect([...links]).toEqual([token])
    expect(await opens(number, createAccessToken('fourth', number))).toBe(false)
  })

  it('keeps working in emails written after its secret was lost, and so does the first link', async () => {
    const { number, token } = await place('forgotten', false)
    setSecrets('second')
    const links = new Set([token, ...(await mailed(number))])
    expect(links.size).toBe(2)
    for (const secret of ['third', 'fourth']) {
      await rotateTo(secret)
      for (const link of await mailed(number)) links.add(link)
      for (const link of links) expect(await opens(number, link), `${link} with the ${secret} secret`).toBe(true)
    }
    expect(links.size).toBe(2)
    expect(await opens('ORD-LINKS-0', token)).toBe(false)
  })
})

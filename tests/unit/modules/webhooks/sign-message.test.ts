import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { signMessage } from '@/lib/crypto/sign-message'
import { isVerified } from '../../../support/webhooks/receiver'

const secretOf = (letter: string): string => `whsec_${Buffer.alloc(32, letter).toString('base64')}`
const [today, yesterday, foreign] = ['a', 'b', 'c'].map(secretOf) as [string, string, string]
const at = Date.parse('2026-11-25T02:00:00.900Z')
const message = { url: 'https://erp.example.com/hooks', eventId: 'msg_1', body: { type: 'webhook.test', name: 'Gießen' }, at }

const sent = (secrets: readonly string[]) => {
  const { headers, body } = signMessage({ ...message, secrets })
  return { headers, text: body }
}

describe('a webhook message', () => {
  it('W5: is verified by the Standard Webhooks library, and by no other secret', () => {
    expect(isVerified(today, sent([today]))).toBe(true)
    expect(isVerified(foreign, sent([today]))).toBe(false)
  })

  it('W5: is signed with both secrets during rotation', () => {
    const both = sent([today, yesterday])
    expect([today, yesterday, foreign].map((secret) => isVerified(secret, both))).toEqual([true, true, false])
  })

  it('W5: is signed by HMAC-SHA256 over id, seconds and body, as specified', () => {
    const { headers, text } = sent([today])
    const signed = createHmac('sha256', Buffer.alloc(32, 'a'))
      .update(`msg_1.${Math.floor(at / 1000)}.${text}`)
      .digest('base64')
    expect(headers['webhook-signature']).toBe(`v1,${signed}`)
    expect(headers['webhook-timestamp']).toBe(String(Math.floor(at / 1000)))
  })

  it('W5: fails verification if its body changes', () => {
    const { headers, text } = sent([today])
    expect(isVerified(today, { headers, text: text.replace('Gießen', 'Giessen') })).toBe(false)
  })
})

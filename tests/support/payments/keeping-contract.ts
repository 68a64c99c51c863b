import { describe, expect, it } from 'vitest'
import type { Minor } from '@/core/money/types'
import type { CardKeeping, ChargeRequest, SavedCard, PaymentProvider } from '@/core/payments/types'
import { pageRequest } from './provider-contract'

interface Contract {
  readonly provider: () => PaymentProvider
  /** Pays a page and sets the outcome of later charges; returns the provider's payment id. */
  readonly pay: (pageId: string, later: 'paid' | 'declined' | 'authentication') => Promise<string>
  /** The next charge succeeds, but its response is lost. */
  readonly loseAnswer: (intent: string) => Promise<void>
  /** Off-session amount charged for a payment. */
  readonly takenOf: (paymentId: string) => Promise<number>
  /** Makes the provider unreachable. */
  readonly disconnect: () => Promise<void>
}

let made = 0

const requestFor = ({ reference, payer }: SavedCard, changes: Partial<ChargeRequest> = {}): ChargeRequest => {
  made += 1
  return {
    paymentId: `kept-${made}`,
    orderNumber: `ORD-KEPT-${made}`,
    attempt: 2,
    title: 'ORD-KEPT',
    amount: 1299 as Minor,
    currency: 'USD',
    digits: 2,
    card: { reference, payer },
    startedAt: Date.now(),
    ...changes,
  }
}

/** Contract of providers that save cards. */
export const describeCardKeeping = (name: string, { provider, pay, loseAnswer, takenOf, disconnect }: Contract): void => {
  const cards = (): CardKeeping => {
    const { cards: kept } = provider()
    if (!kept) throw new Error(`${name} keeps no cards`)
    return kept
  }
  const paidPage = async (later: 'paid' | 'declined' | 'authentication' = 'paid', keepsCard = true) => {
    const page = await provider().openPage(pageRequest({ keepsCard }))
    if (!page.ok) throw new Error(page.error.message)
    return { pageId: page.value.id, intent: await pay(page.value.id, later) }
  }
  const keep = async (later: 'paid' | 'declined' | 'authentication' = 'paid') => {
    const { intent } = await paidPage(later)
    const found = await cards().findCard(intent)
    if (!found.ok || found.value === null) throw new Error('No card')
    return { card: found.value, intent }
  }

  describe(`saved cards: ${name}`, () => {
    it('U18: are saved with the owner’s consent, with brand, last four and expiry; otherwise not', async () => {
      const { card } = await keep()
      expect(card).toMatchObject({ brand: 'visa', lastFour: '4242', expiryMonth: 12 })
      expect(JSON.stringify(card)).not.toContain('4242424242424242')
      const { intent } = await paidPage('paid', false)
      expect(await cards().findCard(intent)).toEqual({ ok: true, value: null })
    })

    it('U20: are charged once per attempt, however often and concurrently it is sent; the next attempt is another', async () => {
      const { card } = await keep()
      const request = requestFor(card)
      const answers = await Promise.all([1, 2, 3].map(() => cards().charge(request)))
      const [first] = answers
      expect(first).toMatchObject({ kind: 'paid' })
      for (const answer of answers) expect(answer).toEqual(first)
      expect(await cards().findCharge(request)).toEqual(first)
      expect(await takenOf(request.paymentId)).toBe(1299)
    })

    it('U22: return declined and authentication required as results, and find them again', async () => {
      const declined = requestFor((await keep('declined')).card)
      expect(await cards().charge(declined)).toEqual({ kind: 'declined', reason: 'insufficient_funds', isHard: false })
      expect(await cards().findCharge(declined)).toMatchObject({ kind: 'declined', reason: 'insufficient_funds' })
      const asked = requestFor((await keep('authentication')).card)
      expect(await cards().charge(asked)).toEqual({ kind: 'authentication' })
      expect(await cards().findCharge(asked)).toEqual({ kind: 'authentication' })
      expect(await takenOf(declined.paymentId)).toBe(0)
    })

    it('U21: report an unsent charge as missing; a lost response is found, and charged once', async () => {
      const { card, intent } = await keep()
      const request = requestFor(card)
      expect(await cards().findCharge(request)).toEqual({ kind: 'none' })
      await loseAnswer(intent)
      expect(await cards().charge(request)).toMatchObject({ kind: 'unknown' })
      expect(await cards().findCharge(request)).toMatchObject({ kind: 'paid' })
      expect(await cards().charge(request)).toMatchObject({ kind: 'paid' })
      expect(await takenOf(request.paymentId)).toBe(1299)
    })

    it('U23: are not charged after removal, and removing one twice is fine', async () => {
      const { card } = await keep()
      expect(await cards().forget(card)).toBe(true)
      expect(await cards().forget(card)).toBe(true)
      expect(await cards().charge(requestFor(card))).toMatchObject({ kind: 'declined', isHard: true })
    })

    it('U20: expire a page, or report it as paid', async () => {
      const page = await provider().openPage(pageRequest())
      if (!page.ok) throw new Error(page.error.message)
      expect(await cards().endPage(page.value.id)).toBe('closed')
      expect(await cards().endPage(page.value.id)).toBe('closed')
      const { pageId } = await paidPage()
      expect(await cards().endPage(pageId)).toBe('paid')
    })

    it('U21: report unknown while the provider is down, and never throw', async () => {
      const { card, intent } = await keep()
      await disconnect()
      const request = requestFor(card)
      expect(await cards().charge(request)).toMatchObject({ kind: 'unknown', fault: { isAway: true } })
      expect(await cards().findCharge(request)).toMatchObject({ kind: 'unknown' })
      expect(await cards().forget(card)).toBe(false)
      expect(await cards().endPage('page')).toBe('unknown')
      expect(await cards().findCard(intent)).toMatchObject({ ok: false, error: { kind: 'passing' } })
    })
  })
}

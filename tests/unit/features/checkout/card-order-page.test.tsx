import { describe, expect, it, vi } from 'vitest'
import { OrderPage } from '@/features/checkout/order/order-page'
import { orderView } from '@/modules/orders/presenter'
import { drawInWords } from '../../../support/draw-in-words'
import { orderSample } from '../../../support/mail/order-sample'

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => {} }) }))

const text = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ')

describe('the page of a card order', () => {
  const order = orderView({ ...orderSample('en', 'pending'), paymentMethod: 'stripe' })
  const page = (visit: 'sent' | 'declined' | null) =>
    drawInWords(<OrderPage order={order} payable={[{ id: 'payment', dueAt: null }]} visit={visit} />)

  it('shows a payment step with a button after a decline, in an alert', () => {
    expect(page('declined')).toMatch(/<p class="order-notice order-notice--bad on-paper" role="alert">The card was declined/)
    expect(page('declined')).toContain('>Pay now<')
  })

  it('shows no payment step while the payment is pending', () => {
    expect(text(page('sent'))).not.toMatch(/Pay now|Pay \$/)
    expect(page('sent')).toContain('role="status"')
  })

  it('renders the domain small while a payment is due, so that the button is visible', () => {
    expect(page(null)).toContain('--fit-largest:clamp(48px, 5vw, 72px)')
    expect(drawInWords(<OrderPage order={orderView(orderSample('en', 'paid'))} />)).toContain('--fit-largest:max(64px')
  })

  it('O25: asks a consumer for both consents, unticked and required, when a program placed the order', () => {
    const accept = (asksForStart: boolean, visit: 'terms' | null = null) =>
      drawInWords(<OrderPage order={order} acceptance={{ asksForStart }} visit={visit} />)
    expect(text(accept(true))).toContain('Review and confirm your order')
    expect(accept(true).match(/<input[^>]*type="checkbox"[^>]*>/g)).toEqual([
      expect.stringMatching(/required.*name="acceptStart"/),
      expect.stringMatching(/required.*name="acceptTerms"/),
    ])
    expect(accept(true)).not.toContain('checked')
    expect(accept(false)).not.toContain('acceptStart')
    expect(accept(true)).toContain('method="post"')
    expect(text(accept(true))).not.toContain('Pay now')
    expect(accept(true, 'terms')).toMatch(/role="alert">Please tick the boxes/)
  })
})

import { describe, expect, it, vi } from 'vitest'
import { LoginPage, RegisterPage } from '@/features/account/auth-pages'
import { ClaimOrder } from '@/features/account/profile-page'
import { drawInWords } from '../../../support/draw-in-words'

vi.mock('@/features/account/actions/auth-actions', () => {
  const action = vi.fn()
  return { forgotAction: action, loginAction: action, registerAction: action, resetAction: action, verifyAction: action }
})
vi.mock('@/features/account/actions/account-actions', () => ({ claimOrderAction: vi.fn() }))

const orderNumber = 'ORD-ABC-DEF123'

describe('U41: an account for a guest', () => {
  it('is offered on the page of the order when nobody is logged in', () => {
    expect(drawInWords(<ClaimOrder orderNumber={orderNumber} isSignedIn={false} />)).toContain(`href="/en/register?order=${orderNumber}"`)
    expect(drawInWords(<ClaimOrder orderNumber={orderNumber} isSignedIn />)).not.toContain('/register')
  })

  it('is reached from the login with the order when the login came from an order', () => {
    expect(drawInWords(<LoginPage next={`/en/orders/${orderNumber}`} />)).toContain(`href="/en/register?order=${orderNumber}"`)
    expect(drawInWords(<LoginPage next="/en/dashboard" />)).toContain('href="/en/register"')
  })

  it('begins with name and email address of the order, and keeps the way back to it', () => {
    const html = drawInWords(<RegisterPage order={{ orderNumber, name: 'Ines Calloway', email: 'ines@example.com' }} />)
    expect(html).toContain('value="Ines Calloway"')
    expect(html).toContain('value="ines@example.com"')
    expect(html).toContain(`href="/en/login?next=%2Fen%2Forders%2F${orderNumber}"`)
  })
})

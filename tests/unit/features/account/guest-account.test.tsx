import { describe, expect, it, vi } from 'vitest'
import { LoginPage, RegisterPage, VerifyEmailPage } from '@/features/account/auth-pages'
import { ClaimOrder } from '@/features/account/profile-page'
import { drawInWords } from '../../../support/draw-in-words'

vi.mock('@/features/account/actions/auth-actions', () => {
  const action = vi.fn()
  return { orderAccountAction: action, loginAction: action, registerAction: action, verifyAction: action }
})
vi.mock('@/features/account/actions/account-actions', () => ({ claimOrderAction: vi.fn() }))

const orderNumber = 'ORD-ABC-DEF123'

describe('U41: an account for a guest', () => {
  it('K20: asks only for a password on the order page when nobody is logged in', () => {
    const html = drawInWords(<ClaimOrder orderNumber={orderNumber} isSignedIn={false} />)
    expect(html.match(/<input(?![^>]*type="hidden")/g)).toHaveLength(1)
    expect(html).toContain('autoComplete="new-password"')
    expect(drawInWords(<ClaimOrder orderNumber={orderNumber} isSignedIn />)).not.toContain('password')
  })

  it('K21: asks for no password after the emailed link in the browser that registered', () => {
    const link = { token: 'a.b.c', email: 'ines@example.com' }
    expect(drawInWords(<VerifyEmailPage link={{ ...link, isRegistrant: true }} />)).not.toContain('type="password"')
    expect(drawInWords(<VerifyEmailPage link={{ ...link, isRegistrant: false }} />)).toContain('type="password"')
  })

  it('is linked from the login with the order when the login came from an order', () => {
    expect(drawInWords(<LoginPage next={`/en/orders/${orderNumber}`} />)).toContain(`href="/en/register?order=${orderNumber}"`)
    expect(drawInWords(<LoginPage next="/en/dashboard" />)).toContain('href="/en/register"')
  })

  it('starts with name and email of the order, and returns to it', () => {
    const html = drawInWords(<RegisterPage order={{ orderNumber, name: 'Ines Calloway', email: 'ines@example.com' }} />)
    expect(html).toContain('value="Ines Calloway"')
    expect(html).toContain('value="ines@example.com"')
    expect(html).toContain(`href="/en/login?next=%2Fen%2Forders%2F${orderNumber}"`)
  })
})

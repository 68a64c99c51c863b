import { describe, expect, it, vi } from 'vitest'
import { RegisterPage } from '@/features/account/auth-pages'
import { CheckoutFields } from '@/features/checkout/checkout-form.client'
import { ContactForm } from '@/blocks/contact-form/component'
import { MigrationForm } from '@/blocks/migration-form/component'
import { drawInWords } from '../../../support/draw-in-words'

vi.mock('@/features/account/actions/auth-actions', () =>
  Object.fromEntries(
    ['forgotAction', 'loginAction', 'registerAction', 'resetAction', 'verifyAction'].map((name) => [name, async () => null]),
  ),
)
vi.mock('@/blocks/contact-form/send-message', () => ({ sendMessage: async () => null }))
vi.mock('@/blocks/migration-form/send-migration-request', () => ({ sendMigrationRequest: async () => null }))
// import directly instead of the browser's lazy chunk
vi.mock('@/components/forms/action-form.split.client', () => import('@/components/forms/action-form.client'))

const fieldsOf = (html: string) => {
  const fields = [...html.matchAll(/<(?:input|select|textarea)\b[^>]*>/g)].flatMap(([tag]) => {
    const name = /\bname="([^"]*)"/.exec(tag)?.[1]
    const isAsked = name !== undefined && name !== 'faxNumber' && !/type="(?:hidden|radio)"/.test(tag)
    return isAsked ? [{ name, isRequired: /\brequired=""/.test(tag) }] : []
  })
  const named = (isRequired: boolean) => fields.filter((field) => field.isRequired === isRequired).map(({ name }) => name)
  return { required: named(true), optional: named(false) }
}

describe('required fields are marked', () => {
  it('at checkout, checkboxes included', () => {
    const extras = [{ lineId: 'a', name: 'Privacy', domain: 'otterbean.com', price: '$4.99', years: 1 }]
    const form = (
      <CheckoutFields
        extras={extras}
        methods={['offline']}
        hasNames
        isWithdrawable
        isRecurring={false}
        idOf={(name) => name}
        errorOf={() => undefined}
        prefill={{}}
      />
    )
    expect(fieldsOf(drawInWords(form))).toEqual({
      required: [
        'contact.name',
        'contact.email',
        'billingAddress.line1',
        'billingAddress.country',
        'billingAddress.postalCode',
        'billingAddress.city',
        'registrant.phone',
        'acceptExtras',
        'acceptStart',
        'acceptTerms',
      ],
      optional: ['contact.company', 'contact.vatId', 'billingAddress.line2', 'billingAddress.region'],
    })
  })

  it('N5: explains at checkout how an ordered domain renews', () => {
    const drawn = (hasNames: boolean) =>
      drawInWords(
        <CheckoutFields
          extras={[]}
          methods={['offline']}
          hasNames={hasNames}
          isRecurring={false}
          idOf={(name) => name}
          errorOf={() => undefined}
          prefill={{}}
        />,
      )
    expect(drawn(true)).toContain('14 days before the expiry date')
    expect(drawn(false)).not.toContain('expiry date')
  })

  it('U18: saves a card only with the buyer’s consent, offered for renewing products paid by card', () => {
    const asked = (isRecurring: boolean, methods: readonly ('offline' | 'sandbox' | 'stripe')[]) =>
      drawInWords(
        <CheckoutFields
          extras={[]}
          methods={methods}
          hasNames={false}
          isRecurring={isRecurring}
          idOf={(name) => name}
          errorOf={() => undefined}
          prefill={{}}
        />,
      )
    const box = /<input[^>]*name="keepCard"[^>]*>/.exec(asked(true, ['stripe', 'offline']))?.[0]
    expect(box).toContain('type="checkbox"')
    expect(box).not.toMatch(/checked|required/)
    expect(asked(true, ['offline'])).not.toContain('keepCard')
    expect(asked(false, ['sandbox'])).not.toContain('keepCard')
  })

  it('N9: of the buyer as owner only the phone number, of another owner all, without a domain nothing', () => {
    const named = (hasNames: boolean, prefill: Readonly<Record<string, string>> = { 'registrant.name': 'Nils Adler' }) => {
      const form = (
        <CheckoutFields
          extras={[]}
          methods={['offline']}
          hasNames={hasNames}
          isRecurring={false}
          idOf={(name) => name}
          errorOf={() => undefined}
          prefill={prefill}
        />
      )
      return fieldsOf(drawInWords(form)).required.filter((name) => name.startsWith('registrant.'))
    }
    expect(named(true)).toEqual(['name', 'email', 'phone', 'line1', 'country', 'postalCode', 'city'].map((name) => `registrant.${name}`))
    expect(named(true, {})).toEqual(['registrant.phone'])
    expect(named(false)).toEqual([])
  })

  it('S10: states beside the owner who may hold a restricted domain', () => {
    const conditions = [{ name: 'otterbean.eu', holder: 'Only for otters.' }]
    const form = (
      <CheckoutFields
        extras={[]}
        methods={['offline']}
        hasNames
        isRecurring={false}
        conditions={conditions}
        idOf={(name) => name}
        errorOf={() => undefined}
        prefill={{}}
      />
    )
    expect(drawInWords(form)).toContain('<b translate="no">otterbean.eu</b> Only for otters.')
  })

  it('in the contact form', () => {
    const form = <ContactForm view={{ heading: 'Write to us', intro: '', details: [] }} />
    expect(fieldsOf(drawInWords(form))).toEqual({ required: ['name', 'email', 'message'], optional: ['subject'] })
  })

  it('in the migration form', () => {
    const form = <MigrationForm view={{ content: { heading: 'Move', intro: '' } }} />
    expect(fieldsOf(drawInWords(form))).toEqual({ required: ['provider', 'websiteUrl', 'email'], optional: ['specialRequirements'] })
  })

  it('in the registration form', () => {
    expect(fieldsOf(drawInWords(<RegisterPage />))).toEqual({ required: ['name', 'email', 'password'], optional: [] })
  })
})

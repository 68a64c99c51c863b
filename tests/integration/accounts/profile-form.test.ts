import { createTranslator } from 'next-intl'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { idleForm } from '@/lib/http/form-state'
import en from '@/lib/i18n/messages/en.json'
import { bootPayload } from '../../support/payload'
import { createAccounts } from './account-shop'

const browser = vi.hoisted(() => ({ cookies: new Map<string, string>() }))

// Next's request APIs exist only while Next runs the action.
vi.mock('server-only', () => ({}))
vi.mock('next/headers', () => ({
  headers: async () => new Headers({ 'next-action': 'profile' }),
  cookies: async () => ({ get: (name: string) => ({ value: browser.cookies.get(name) }) }),
}))
vi.mock('next/cache', () => ({ refresh: () => undefined, unstable_cache: (read: () => unknown) => read }))
vi.mock('next-intl/server', () => ({
  getTranslations: async ({ namespace }: { namespace: 'account' }) => createTranslator({ locale: 'en', messages: en, namespace }),
}))

const { payload } = await bootPayload({ RATE_LIMIT_LOGIN: '0' })
const shop = createAccounts(payload)
const { profileAction } = await import('@/features/account/actions/account-actions')

const address = { line1: '12 St James Square', line2: '', city: 'London', region: '', postalCode: 'SW1Y 4JH', country: 'GB' }
const noAddress = { line1: '', line2: '', city: '', region: '', postalCode: '', country: '' }

const save = async (billingAddress: typeof address, more: Readonly<Record<string, string>> = {}) => {
  const data = new FormData()
  for (const [name, value] of Object.entries({ name: 'Ada Lovelace', company: '', vatId: '', phone: '', ...more })) data.set(name, value)
  for (const [name, value] of Object.entries(billingAddress)) data.set(`billingAddress.${name}`, value)
  return profileAction('en', idleForm, data)
}
const savedAddress = async () =>
  (await shop.api('GET', '/account/profile', { cookies: Object.fromEntries(browser.cookies) })).body?.['billingAddress']

beforeAll(async () => {
  for (const [name, value] of Object.entries(await shop.signUp('profile@form.test'))) browser.cookies.set(name, value)
})

describe('the profile form', () => {
  it('saves the billing address when its optional fields are empty', async () => {
    expect(await save(address)).toMatchObject({ status: 'done' })
    expect(await savedAddress()).toEqual({ ...address, line2: null, region: null })
  })

  it('keeps the billing address when another field changes', async () => {
    await save({ ...address, line2: 'Flat 2' })
    expect(await save({ ...address, line2: 'Flat 2' }, { company: 'Engines Ltd' })).toMatchObject({ status: 'done' })
    expect(await savedAddress()).toEqual({ ...address, line2: 'Flat 2', region: null })
  })

  it('rejects an address and keeps the saved one when a required field is empty', async () => {
    await save(address)
    const answer = await save({ ...address, city: '' })
    expect(answer).toMatchObject({ status: 'invalid', errors: { 'billingAddress.city': en.account.errors.cityRequired } })
    expect(await savedAddress()).toMatchObject({ city: 'London' })
  })

  it('removes the billing address when all of its fields are empty', async () => {
    await save(address)
    expect(await save(noAddress)).toMatchObject({ status: 'done' })
    expect(await savedAddress()).toBeNull()
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import { broadcastAddress } from '@/components/ui/address/address.client'
import { BillingToggle } from '@/components/ui/billing/billing-toggle.client'
import { settle, show } from '../../../support/in-a-browser'

const labels = { legend: 'Billing', monthly: 'Monthly', yearly: 'Yearly' }

const radio = (value: string) => document.querySelector<HTMLInputElement>(`input[value='${value}']`)
const press = (value: string) => settle(() => radio(value)?.click())
const chosen = () => document.querySelector<HTMLInputElement>('input:checked')?.value
const asked = () => new URLSearchParams(window.location.search).get('period')

beforeEach(() => window.history.replaceState(null, '', '/en?period=monthly'))

describe('the billing toggle', () => {
  it('§4.10: shows the period of the address, and each press writes it there', async () => {
    await show(<BillingToggle defaultPeriod="yearly" labels={labels} />)
    // the toggle reads the URL after mounting
    await expect.poll(chosen, { timeout: 10_000 }).toBe('monthly')
    await press('yearly')
    expect([chosen(), asked()]).toEqual(['yearly', 'yearly'])
    await press('monthly')
    expect([chosen(), asked()]).toEqual(['monthly', 'monthly'])
  })

  it('§4.10: goes back with the address, to the period it began with, and can be pressed again', async () => {
    await show(<BillingToggle defaultPeriod="yearly" labels={labels} />)
    window.history.replaceState(null, '', '/en')
    await settle(broadcastAddress)
    expect(chosen()).toBe('yearly')
    await press('monthly')
    expect(asked()).toBe('monthly')
  })
})

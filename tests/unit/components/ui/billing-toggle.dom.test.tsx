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
  it('§4.10: shows the period of the URL, and writes it on click', async () => {
    await show(<BillingToggle defaultPeriod="yearly" labels={labels} />)
    // the toggle reads the URL after mounting
    await expect.poll(chosen, { timeout: 10_000 }).toBe('monthly')
    await press('yearly')
    expect([chosen(), asked()]).toEqual(['yearly', 'yearly'])
    await press('monthly')
    expect([chosen(), asked()]).toEqual(['monthly', 'monthly'])
  })

  it('§4.10: follows the URL back to the initial period, and can be used again', async () => {
    await show(<BillingToggle defaultPeriod="yearly" labels={labels} />)
    window.history.replaceState(null, '', '/en')
    await settle(broadcastAddress)
    expect(chosen()).toBe('yearly')
    await press('monthly')
    expect(asked()).toBe('monthly')
  })
})

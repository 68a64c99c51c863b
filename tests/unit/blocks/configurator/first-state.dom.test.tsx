import { describe, expect, it, vi } from 'vitest'
import { ConfiguratorForm } from '@/blocks/configurator/configurator-form.client'
import { toConfiguratorView } from '@/blocks/configurator/component'
import { createShopPrices } from '@/modules/content/shop-settings'
import { price, service } from '../../../support/engine/catalog'
import { mount } from '../../../support/mount'
import { shop as plainShop } from '../../../support/priced-shop'

vi.mock('@/features/cart/use-add-to-cart.client', () => ({ useAddToCart: () => ({ isAdding: false, addToCart: async () => true }) }))
vi.mock('@/blocks/configurator/find-tld-action', () => ({ findTldAction: async () => null }))

const part = (id: string, category: 'cpu' | 'memory' | 'storage', value: string, amount: number, popular: boolean) =>
  service(id, 'component', category, { monthly: price(amount) }, { popular, specs: [{ label: category, value }] })

const shop = {
  ...plainShop,
  services: [
    part('cpu-2', 'cpu', '2 vCPU', 10, false),
    part('cpu-4', 'cpu', '4 vCPU', 20, true),
    part('memory-8', 'memory', '8 GB', 5, true),
    part('storage-100', 'storage', '100 GB', 3, false),
    part('storage-250', 'storage', '250 GB', 7, true),
  ],
}
const group = (category: 'cpu' | 'memory' | 'storage') => ({
  title: category,
  source: 'services' as const,
  category,
  keys: [],
  selection: 'one' as const,
  required: true,
})

const open = async (address: string) => {
  const groups = [group('cpu'), group('memory'), group('storage')]
  const view = toConfiguratorView({ blockType: 'configurator', heading: 'Server', groups }, { shop, prices: createShopPrices(shop) })
  const labels = { popular: 'Popular', setupFee: 'Setup', periods: { monthly: { name: 'Monthly', per: 'a month' } } }
  return mount(
    <ConfiguratorForm
      groups={view.groups}
      periods={view.periods}
      world={view.world}
      hasMoreEndings={view.hasMoreEndings}
      labels={labels}
    />,
    address,
  )
}

describe('P15: an untouched configurator', () => {
  it('has a price, a described server, and nothing missing', async () => {
    const page = await open('/en/customization/server')
    expect(page.seen('.due__amount')).toBe('$35.20')
    expect(page.rows('.machine li')).toEqual(['cpu-4', 'memory-8', 'storage-250'])
    expect(page.box.querySelector('.configurator__missing')).toBeNull()
  })

  it('prices and renders the selection, and says what is missing', async () => {
    const page = await open('/en/customization/server?storage=')
    expect(page.rows('.machine li')).toEqual(['cpu-4', 'memory-8', 'storage: not chosen yet'])
    await page.choose('cpu-2')
    expect(page.rows('.machine li')[0]).toBe('cpu-2')
    expect(page.seen('.due__amount')).toBe('$16.50')
  })
})

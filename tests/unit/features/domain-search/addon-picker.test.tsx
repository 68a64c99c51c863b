import { describe, expect, it } from 'vitest'
import { AddonPicker } from '@/features/domain-search/addon-picker.client'
import { fromMajor } from '@/core/money/arithmetic'
import { amountFormatter } from '@/core/receipt/model'
import type { CartItem } from '@/features/cart/types'
import type { AddonInMinorUnits } from '@/components/api-client/call-api'
import { drawInWords } from '../../../support/draw-in-words'
import { searchRow } from '../../../support/names/search-answers'

const cents = (dollars: number) => fromMajor(dollars, 2)

const result = searchRow('.com', {
  description: 'For whatever is sold',
  popular: true,
  originalPrice: cents(12.99),
  discountPercent: null,
  features: ['Known everywhere', 'No proof asked'],
})
const addon: AddonInMinorUnits = {
  id: 'whois-privacy',
  category: 'privacy',
  name: 'Privacy',
  description: 'Keeps your address out of the register.',
  features: [],
  price: cents(4.99),
  originalPrice: null,
  popular: true,
  recommended: false,
  includedIn: ['shared'],
  heroGroup: 'security',
  icon: '',
}

const draw = (cart: readonly CartItem[] = [], offered: readonly AddonInMinorUnits[] = [addon]) =>
  drawInWords(
    <AddonPicker
      {...{ result, held: null, isAdding: false, preselected: 0, chosen: [], offered, cart }}
      addons={{ phase: 'loaded', addons: offered }}
      grouping="families"
      format={amountFormatter('USD')}
      onToggle={() => {}}
      onConfirm={() => {}}
    />,
  )
const html = draw()

const textOf = (id: string) => new RegExp(`id="${id}"[^>]*>([^<]*)`).exec(html)?.[1]

describe('the open row of the search', () => {
  it('says what the ending brings', () => {
    for (const feature of result.features) expect(html).toContain(`<li>${feature}</li>`)
  })

  it('calls an add-on by its name and price; what it does is its description', () => {
    const box = /<input[^>]*type="checkbox"[^>]*>/.exec(html)?.[0] ?? ''
    const said = (attribute: string) => new RegExp(`${attribute}="([^"]*)"`).exec(box)?.[1]?.split(' ').map(textOf)
    expect(said('aria-labelledby')).toEqual(['Privacy', '$4.99'])
    expect(said('aria-describedby')).toEqual(['Keeps your address out of the register.'])
  })

  it('§3.5: lists what an add-on does, and strikes its list price through when that is higher', () => {
    const reduced = { ...addon, features: ['Our details instead of yours', 'Less spam'], originalPrice: cents(6.99) }
    expect(draw([], [reduced])).toContain('Our details instead of yours · Less spam')
    expect(draw([], [reduced])).toMatch(/Instead of [^$]*<s [^>]*>\$6\.99<\/s>/)
    expect(draw([], [{ ...reduced, originalPrice: cents(4.99) }])).not.toContain('Instead of')
  })

  it('S16: says that a plan in the cart has it already', () => {
    const plan = { type: 'hosting', category: 'shared' } as CartItem
    expect(draw([plan])).toContain('Already in your plan.')
    expect(html).not.toContain('Already in your plan.')
  })
})

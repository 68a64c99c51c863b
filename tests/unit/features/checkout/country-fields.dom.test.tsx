import { expect, it, vi } from 'vitest'
import { countryCodes } from '@/core/addresses'
import { CountryFields } from '@/features/checkout/address-fields.client'
import { addressFormatOf } from '@/modules/checkout/address-schema'
import { settle } from '../../../support/in-a-browser'
import { inFullLane } from '../../../support/lane'
import { mount } from '../../../support/mount'

const shapeOf = (country: string): string => {
  const { postalCode, regions } = addressFormatOf(country)
  return `${postalCode} ${regions.length > 0}`
}
const onePerShape = [...new Map(countryCodes.map((country) => [shapeOf(country), country])).values()]

// a few dozen per test: each change renders the list of all countries again
const perTest = 36
const parts = Array.from({ length: Math.ceil(countryCodes.length / perTest) }, (_, part) =>
  countryCodes.slice(part * perTest, (part + 1) * perTest),
)

it.each([
  ...(inFullLane ? parts : []).map(
    (countries) => ['billingAddress', `each country from ${countries[0]} to ${countries.at(-1)}`, countries] as const,
  ),
  ['billingAddress', 'a country of each shape', onePerShape] as const,
  ['registrant', 'a country of each shape', onePerShape] as const,
])('O22: the fields of %s follow %s', async (group, _which, countries) => {
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(addressFormatOf(new URL(url, 'https://shop.test').searchParams.get('country') ?? '')),
  )
  const { box } = await mount(
    <CountryFields group={group} isOwn field={(name) => ({ id: name, name, error: undefined, defaultValue: '' })} />,
  )
  const find = (part: string) => box.querySelector<HTMLInputElement | HTMLSelectElement>(`[id="${group}.${part}"]`)
  const shown = () => {
    const [postalCode, region] = [find('postalCode'), find('region')]
    return [postalCode === null ? 'none' : postalCode.required ? 'required' : 'optional', region?.tagName, region?.required]
  }
  for (const country of countries) {
    await settle(() => {
      const select = find('country') as HTMLSelectElement
      select.value = country
      select.dispatchEvent(new Event('change', { bubbles: true }))
    })
    const { postalCode, regions } = addressFormatOf(country)
    const meant = [postalCode, regions.length > 0 ? 'SELECT' : 'INPUT', regions.length > 0]
    await vi.waitFor(() => expect(shown(), country).toEqual(meant), { interval: 1 })
  }
})

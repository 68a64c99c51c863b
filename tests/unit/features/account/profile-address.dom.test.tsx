import { createTranslator } from 'next-intl'
import { expect, it, vi } from 'vitest'
import { FormFields } from '@/components/forms/action-form.client'
import { addressFields } from '@/features/account/common-fields'
import en from '@/lib/i18n/messages/en.json'
import { show, settle } from '../../../support/in-a-browser'

const formats: Readonly<Record<string, object>> = {
  US: { postalCode: 'required', postalCodePattern: null, regions: [{ code: 'OR', name: 'Oregon' }] },
  HK: { postalCode: 'none', postalCodePattern: null, regions: [] },
  DE: { postalCode: 'required', postalCodePattern: null, regions: [] },
}

const showAddress = async (address: Readonly<Record<string, string>>) => {
  vi.stubGlobal('fetch', async (url: string) => Response.json(formats[new URL(url, 'https://shop.test').searchParams.get('country') ?? '']))
  const words = createTranslator({ locale: 'en', messages: en, namespace: 'account' })
  const fields = addressFields(words, 'en', (name) => ({ name, defaultValue: address[name] ?? '' }))
  const place = await show(
    <form>
      <FormFields fields={fields} idOf={(name) => name} errorOf={() => undefined} values={{}} />
    </form>,
  )
  const choose = (country: string) =>
    settle(() => {
      const select = place.querySelector<HTMLSelectElement>('select#country')
      if (select) select.value = country
      select?.dispatchEvent(new Event('change', { bubbles: true }))
    })
  return { choose, field: (id: string) => place.querySelector<HTMLInputElement | HTMLSelectElement>(`[id="${id}"]`) }
}

it('O22: an address offers the states of the selected country, and free text if it has none', async () => {
  const { choose, field } = await showAddress({})
  expect(field('region')?.tagName).toBe('INPUT')
  await choose('US')
  await vi.waitFor(() => expect(field('region')?.textContent).toContain('Oregon'))
  await choose('DE')
  await vi.waitFor(() => expect(field('region')?.tagName).toBe('INPUT'))
})

it('O22: an address needs no postal code where the country has none', async () => {
  const { choose, field } = await showAddress({})
  await choose('HK')
  await vi.waitFor(() => expect(field('postalCode')).toBeNull())
})

it('O22: a saved address shows its state when stored by code', async () => {
  const { field } = await showAddress({ country: 'US', region: 'OR' })
  await vi.waitFor(() => expect(field('region')?.value).toBe('Oregon'))
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadChoices } from '@/payload/admin/picker/choices.client'
import { Picker } from '@/payload/admin/picker/picker.client'
import { sources, type PickerConfig } from '@/payload/admin/picker/source'
import { beginAnew, draw, runEffects } from '../../../support/hand-driven-hooks'

vi.mock('react', async (original) => (await import('../../../support/hand-driven-hooks')).handDriven(await original()))
vi.mock('@payloadcms/ui', () => ({
  SelectInput: () => null,
  useField: () => ({ value: kept, setValue: (next: string | null) => void (kept = next), showError: false, path: 'service' }),
  useLocale: () => ({ code: 'de' }),
}))

interface Option {
  readonly value: string
  readonly label: string
}

let kept: string | null = null
let asked: URLSearchParams[] = []
let rows: (query: URLSearchParams) => readonly object[] = () => []

beforeEach(() => {
  beginAnew()
  kept = null
  asked = []
  vi.useFakeTimers({ toFake: ['Date'] })
  // expires what an earlier test cached
  vi.advanceTimersByTime(120_000)
  vi.stubGlobal('fetch', async (address: string) => {
    const query = new URL(address, 'http://shop.test').searchParams
    asked.push(query)
    return { ok: true, json: async () => ({ docs: rows(query) }) }
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const drawn = (picking: PickerConfig) => draw(() => Picker({ field: { name: 'service', type: 'text' }, path: 'service', picking })).props
const optionsOf = (picking: PickerConfig): readonly Option[] => drawn(picking).options
const basic = { key: 'shared-basic', name: 'Shared Basic' }

describe('a picker field', () => {
  it('lists options by name in the form’s language, and stores the key', async () => {
    rows = () => [basic, { key: '', name: 'Nothing' }]
    const picking = { sources: sources.services }
    drawn(picking)
    runEffects()
    await vi.waitFor(() => expect(optionsOf(picking)).toEqual([{ value: 'shared-basic', label: 'Shared Basic (shared-basic)' }]))
    expect(asked.map((query) => query.get('locale'))).toEqual(['de'])
    drawn(picking).onChange({ value: 'shared-basic' })
    expect(kept).toBe('shared-basic')
  })

  it('searches by input if there are more options than one list holds', async () => {
    rows = (query) =>
      query.has('where[and][1][or][1][name][like]')
        ? [basic]
        : Array.from({ length: 300 }, (_, index) => ({ key: `plan-${index}`, name: 'Plan' }))
    const picking = { sources: sources.hosting }
    drawn(picking).onInputChange('basic')
    drawn(picking)
    runEffects()
    await vi.waitFor(() => expect(optionsOf(picking).map(({ value }) => value)).toEqual(['shared-basic']))
    expect(asked.at(-1)?.get('where[and][1][or][1][name][like]')).toBe('basic')
  })

  it('accepts free text only where allowed', () => {
    rows = () => []
    for (const isOpen of [true, false]) {
      beginAnew()
      drawn({ sources: sources.pages, isOpen }).onInputChange(' https://example.com ')
      expect(optionsOf({ sources: sources.pages, isOpen }).map(({ value }) => value)).toEqual(isOpen ? ['https://example.com'] : [])
    }
  })

  it('lists pages before typed words, and a typed address before pages', () => {
    const picking = { sources: [], names: ['/spring-sale'], isOpen: true }
    const typed = (text: string) => {
      beginAnew()
      drawn(picking).onInputChange(text)
      return optionsOf(picking).map(({ value }) => value)
    }
    expect(typed('spring')).toEqual(['/spring-sale', 'spring'])
    expect(typed('/spring')).toEqual(['/spring', '/spring-sale'])
  })

  it('still shows a stored value that no longer exists', () => {
    kept = 'old-plan'
    expect(optionsOf({ sources: [], names: ['new-plan'] }).map(({ value }) => value)).toEqual(['old-plan', 'new-plan'])
  })

  it('sends one request for all fields of a form, and shows no options if it fails', async () => {
    rows = () => [{ code: 'EUR', name: 'Euro' }]
    const all = await Promise.all(Array.from({ length: 12 }, () => loadChoices(sources.currencies, 'de')))
    expect(asked).toHaveLength(1)
    expect(all.at(-1)).toEqual([{ value: 'EUR', label: 'Euro (EUR)' }])
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network')))
    expect(await loadChoices(sources.currencies, 'fr')).toEqual([])
  })
})

import { describe, expect, it, vi } from 'vitest'
import { parseDomainName } from '@/core/domains/parse-domain'
import en from '@/lib/i18n/messages/en.json'
import { WidgetForm } from '@/blocks/domain-search-widget/widget-form.client'
import { DomainForm } from '@/components/domain-form/domain-form.client'
import { settle } from '../../support/in-a-browser'
import { mount } from '../../support/mount'

const asked = vi.fn()
const open = async (error: string | null) =>
  mount(
    <DomainForm
      {...{ action: '/lookup', name: 'domain', label: 'Domain', buttonLabel: 'Look up', placeholder: '', look: 'other', error }}
      onEdit={() => {}}
      onSubmit={(typed) => {
        asked(typed)
        return parseDomainName(typed).ok ? 'stay' : false
      }}
    />,
  )
const input = () => document.querySelector('input') as HTMLInputElement
const send = () => settle(() => document.querySelector('form')?.requestSubmit())

describe('a domain form', () => {
  it('S12: offers ASCII spellings of rejected input, and looks up the selected one', async () => {
    const form = await open(en.validation.invalidCharacters)
    input().value = 'Bäckerei.de'
    await send()
    expect(form.seen()).toContain(en.validation.plainSpellings)
    await form.press('backerei.de')
    expect(asked.mock.lastCall).toEqual(['backerei.de'])
    expect(input().value).toBe('backerei.de')
  })

  it('S12: offers no spellings without an error', async () => {
    const form = await open(null)
    input().value = 'bäckerei.de'
    await send()
    expect(form.seen()).not.toContain(en.validation.plainSpellings)
  })
})

describe('the search widget', () => {
  const words = { field: 'Domain', search: 'Search', example: 'For example #' }
  const write = (typed: string) =>
    settle(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), typed)
      input().dispatchEvent(new Event('input', { bubbles: true }))
    })
  const isOff = () => document.querySelector('button[type=submit]')?.getAttribute('aria-disabled') === 'true'

  it('§2.31, §5.13: disables its button when nothing or nothing right is typed, and says why', async () => {
    const form = await mount(<WidgetForm action="/en/domains/search" placeholderNames={['otterbean']} labels={words} />)
    expect(isOff()).toBe(true)
    await write('otter')
    expect(isOff()).toBe(false)
    await write('otter-')
    expect(isOff()).toBe(true)
    expect(form.seen()).toContain(en.validation.hyphenPosition)
    await write(' ')
    expect(isOff()).toBe(true)
    expect(form.seen()).not.toContain(en.validation.required)
    await send()
    expect(form.seen()).toContain(en.validation.required)
  })
})

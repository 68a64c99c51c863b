import { describe, expect, it, vi } from 'vitest'
import { parseDomainName } from '@/core/domains/parse-domain'
import en from '@/lib/i18n/messages/en.json'
import { NameForm } from '@/components/domain-form/domain-form.client'
import { settle } from '../../support/in-a-browser'
import { mount } from '../../support/mount'

const asked = vi.fn()
const open = async (error: string | null) =>
  mount(
    <NameForm
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

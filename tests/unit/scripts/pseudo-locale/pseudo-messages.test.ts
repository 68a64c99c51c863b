import { readFileSync } from 'node:fs'
import { createTranslator } from 'next-intl'
import { describe, expect, it } from 'vitest'
import { demandsOf, flatten, type MessageTree } from '@/lib/i18n/message-demands'
import { pseudoMessage, pseudoMessages } from '../../../../bench/pseudo-locale/pseudo-messages'
import { untranslatedWords } from '../../../../bench/pseudo-locale/untranslated-words'

const german = JSON.parse(readFileSync(new URL('../../../../src/lib/i18n/messages/de.json', import.meta.url), 'utf8')) as MessageTree

const said = (message: string, values: Readonly<Record<string, string | number>>): string =>
  createTranslator({ locale: 'de', messages: { message } as never })('message' as never, values as never)

describe('a message in the pseudo-locale', () => {
  it('keeps arguments, plurals, selects and tags', () => {
    const message = pseudoMessage(
      'Noch {count, plural, one {# Tag} other {# Tage}} für <b>{name}</b>, {art, select, neu {neu} other {alt}}',
    )
    expect(message).toMatch(/\{count, plural, one \{# [^a-z}]+\} other \{# [^a-z}]+\}\}/)
    expect(message).toContain('<b>{name}</b>')
    expect(message).toMatch(/\{art, select, neu \{[^a-z}]+\} other \{[^a-z}]+\}\}$/)
  })

  it('remains a valid message with choices and arguments', () => {
    const message = pseudoMessage('{count, plural, one {# Tag} other {# Tage}} bis {name}')
    expect(said(message, { count: 2, name: 'Ada' })).toMatch(/^2 Ŧ\S+ \S+ Ada$/)
  })

  it('keeps quoted characters quoted', () => {
    expect(said(pseudoMessage("Geht''s '{'so'}'?"), {})).toMatch(/'.* \{.*\}\?$/)
  })

  it('keeps the arguments of every German message, and leaves no word', () => {
    const before = flatten(german)
    const after = flatten(pseudoMessages(german))
    expect([...after.keys()]).toEqual([...before.keys()])
    expect(
      [...before].filter(([key, message]) => demandsOf(message).join() !== demandsOf(after.get(key) ?? '').join()).map(([key]) => key),
    ).toEqual([])
    const plain = [...after].filter(([, message]) => !/[{<]/.test(message) && untranslatedWords(message, new Set()).length > 0)
    expect(plain).toEqual([])
  })
})

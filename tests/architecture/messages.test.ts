import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { defaultLocale, isComplete, locales } from '@/config/locales'
import type { MessageTree } from '@/i18n/message-tree'
import { projectRoot } from './lint'
import { faultsOf } from './message-rules'

const messagesOf = (locale: string): MessageTree =>
  JSON.parse(readFileSync(path.join(projectRoot, `src/i18n/messages/${locale}.json`), 'utf8')) as MessageTree

describe('the guard is red', () => {
  const fault = (english: string, other: string) => faultsOf({ a: english }, { a: other })[0]

  it('on a key that is missing, superfluous or empty', () => {
    expect(faultsOf({ a: { b: 'x' } }, { a: {} })).toEqual(['a.b: missing'])
    expect(faultsOf({}, { a: { b: 'x' } })).toEqual(['a.b: not in the first language'])
    expect(fault('Add', ' ')).toBe('a: empty')
  })

  it('on an argument that is another, missing or of another kind', () => {
    expect(fault('Hello {name}', 'Hola {nombre}')).toContain('asks for {nombre}')
    expect(fault('Hello {name}', 'Hola')).toContain('asks for nothing')
    expect(fault('{n, number}', '{n}')).toContain('asks for {n}')
  })

  it('on an argument that a stray apostrophe hides', () => {
    expect(fault('of {name}', "de l'{name}'")).toContain('asks for nothing')
  })

  it('on a choice with other options, and on a tag that is missing', () => {
    expect(fault('{a, select, x {1} other {2}}', '{a, select, y {1} other {2}}')).toContain('other y')
    expect(fault('<b>Now</b>', 'Ahora')).toContain('asks for nothing')
  })

  it('on what is no message', () => {
    expect(fault('Hello {name}', 'Hola {name')).toContain('a: ')
    expect(fault('{n, plural, other {#}}', '{n, plural, one {#}}')).toContain('MISSING_OTHER')
  })

  it('but not on plurals of another grammar, nor on another order', () => {
    expect(
      fault('{n, plural, one {# day} other {# days}} of {m}', '{m}: {n, plural, one {# día} many {# de días} other {# días}}'),
    ).toBeUndefined()
  })
})

describe.each(locales)('the messages in %s', (locale) => {
  it('§1.19: have the keys and the arguments of the first language, and none is empty', () => {
    const faults = faultsOf(messagesOf(defaultLocale), messagesOf(locale))
    expect(isComplete(locale) ? faults : faults.filter((fault) => !fault.endsWith(': missing'))).toEqual([])
  })
})

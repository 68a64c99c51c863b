import { describe, expect, it } from 'vitest'
import { inLocale, isLocalized, withRowIds } from '@seed/localise'
import { richText } from '@seed/rich-text'
import { count, lines } from '@seed/words'

const hello = { en: 'Hello', es: 'Hola', fr: 'Bonjour', de: 'Hallo' }

describe('inLocale', () => {
  it('picks one language at any depth and keeps the rest', () => {
    const document = { key: 'a', price: 4.99, title: hello, rows: [{ text: hello, icon: 'x' }], group: { label: hello, on: true } }
    expect(inLocale(document, 'fr')).toEqual({
      key: 'a',
      price: 4.99,
      title: 'Bonjour',
      rows: [{ text: 'Bonjour', icon: 'x' }],
      group: { label: 'Bonjour', on: true },
    })
  })

  it('treats only objects with exactly the four languages as translations', () => {
    expect(isLocalized({ en: 'a', es: 'b', fr: 'c' })).toBe(false)
    expect(isLocalized({ ...hello, it: 'Ciao' })).toBe(false)
    expect(isLocalized(hello)).toBe(true)
  })

  it('typesets rich texts', () => {
    const question = { en: 'Why?', es: '¿Por qué?', fr: 'Pourquoi ?', de: 'Warum?' }
    const text = inLocale(richText([{ heading: question, points: [hello] }]), 'fr')
    expect(JSON.stringify(text)).toContain('Pourquoi\u202f?')
    expect(JSON.stringify(text)).toContain('Bonjour')
  })
})

describe('withRowIds', () => {
  it('restores saved ids of rows and blocks, at any depth', () => {
    const saved = { id: 'd', layout: [{ id: 'b1', items: [{ id: 'r1' }, { id: 'r2' }] }, { id: 'b2' }] }
    const data = { layout: [{ items: [{ text: 'a' }, { text: 'b' }] }, { heading: 'c' }] }
    expect(withRowIds(data, saved)).toEqual({
      layout: [
        {
          id: 'b1',
          items: [
            { id: 'r1', text: 'a' },
            { id: 'r2', text: 'b' },
          ],
        },
        { id: 'b2', heading: 'c' },
      ],
    })
  })

  it('never gives a document or a group an id', () => {
    expect(withRowIds({ title: 'a', meta: { title: 'b' } }, { id: 'd', meta: { id: 'm' } })).toEqual({ title: 'a', meta: { title: 'b' } })
  })
})

describe('words', () => {
  it('zips four lists', () => {
    expect(lines({ en: ['a', 'b'], es: ['c', 'd'], fr: ['e', 'f'], de: ['g', 'h'] })[1]).toEqual({
      text: { en: 'b', es: 'd', fr: 'f', de: 'h' },
    })
  })

  it('M9: groups thousands with a comma in English and a space elsewhere', () => {
    expect(count(25_000)).toEqual({ en: '25,000', es: '25 000', fr: '25 000', de: '25 000' })
    expect(count(2000)).toEqual({ en: '2,000', es: '2000', fr: '2 000', de: '2000' })
  })
})

import { expect, it, vi } from 'vitest'
import { fitsType } from '@/payload/collections/services'
import { slugOf } from '@/payload/admin/key-from-title.client'
import { shownCell, withEdits } from '@/payload/admin/prices/edit-cells'

vi.mock('@payloadcms/ui', () => ({}))

it.each([
  ['Über uns: Preise & Straße', 'uber-uns-preise-strasse'],
  ['  ¿Qué es un dominio?  ', 'que-es-un-dominio'],
  ['—', ''],
])('creates a path from %s', (title, slug) => expect(slugOf(title)).toBe(slug))

it('P10: limits categories to the type’s family', () => {
  expect(fitsType('hosting', 'vps')).toBe(true)
  expect(fitsType('hosting', 'domain')).toBe(false)
  expect(fitsType('ssl', 'vps')).toBe(false)
  expect(fitsType('service', 'backup')).toBe(true)
})

it('parses and formats prices in the reader’s locale', () => {
  const row = { key: '.com', name: '', period: null, periodName: '', hasDraft: false, cells: ['3.20'] } as never
  expect([...withEdits(new Map(), [{ row, column: 0, value: '3,49' }]).values()]).toEqual(['3.49'])
  expect(shownCell('3.49', 'de')).toBe('3,49')
  expect(shownCell('3.49', 'en')).toBe('3.49')
  expect(shownCell('2026-01-01', 'de')).toBe('2026-01-01')
})

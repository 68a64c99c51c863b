import { beforeEach, describe, expect, it } from 'vitest'
import {
  bounds,
  dropCopy,
  dropTyped,
  dropTypedOf,
  findTyped,
  storeTyped,
  sweepTyped,
} from '@/payload/admin/unsaved-changes/typed-store.client'

const now = Date.parse('2026-11-25T10:00:00Z')
const isText = (value: unknown): value is string => typeof value === 'string'
const name = (of: string, user = 'ines', window = '1') => ({ user, of, window })
const found = (of: string, user = 'ines', at = now) => findTyped({ user, of }, isText, at).map(({ value }) => value)

beforeEach(() => window.localStorage.clear())

describe('H1: stored unsaved input', () => {
  it('is found by its author and document, newest first', () => {
    storeTyped(name('pages 1 en'), 'older', now - 1000)
    storeTyped(name('pages 1 en', 'ines', '2'), 'newer', now)
    storeTyped(name('pages 2 en'), 'another page', now)
    storeTyped(name('pages 1 en', 'otto'), 'another person', now)
    expect(found('pages 1 en')).toEqual(['newer', 'older'])
    expect(found('pages 1 en', 'otto')).toEqual(['another person'])
  })

  it('is replaced by later input in the same window, and deleted once saved or discarded', () => {
    storeTyped(name('a'), 'first', now)
    storeTyped(name('a'), 'second', now)
    expect(found('a')).toEqual(['second'])
    dropTyped(name('a'))
    expect(found('a')).toEqual([])
    storeTyped(name('a'), 'third', now)
    for (const copy of findTyped({ user: 'ines', of: 'a' }, isText, now)) dropCopy(copy)
    expect(found('a')).toEqual([])
  })

  it('is deleted when its author logs out, and nobody else’s', () => {
    storeTyped(name('a'), 'mine', now)
    storeTyped(name('a', 'otto'), 'his', now)
    dropTypedOf('ines')
    expect(found('a')).toEqual([])
    expect(found('a', 'otto')).toEqual(['his'])
  })

  it('expires after a week, and is removed', () => {
    storeTyped(name('a'), 'old', now)
    expect(found('a', 'ines', now + bounds.age)).toEqual(['old'])
    expect(found('a', 'ines', now + bounds.age + 1)).toEqual([])
    sweepTyped(now + bounds.age + 1)
    expect(window.localStorage).toHaveLength(0)
  })

  it('is limited in number and size; the oldest is removed', () => {
    for (let at = 0; at < bounds.count + 5; at += 1) storeTyped(name(`a ${at}`), 'x', now + at)
    expect(window.localStorage).toHaveLength(bounds.count)
    expect(found('a 4', 'ines', now + 500)).toEqual([])
    expect(found('a 5', 'ines', now + 500)).toEqual(['x'])
    const long = 'x'.repeat(bounds.characters - 200)
    for (let at = 0; at < 7; at += 1) storeTyped(name(`long ${at}`), long, now + 1000 + at)
    const size = Object.values(window.localStorage).reduce<number>((sum, each) => sum + String(each).length, 0)
    expect(size).toBeLessThanOrEqual(bounds.allCharacters)
    expect(found('long 6', 'ines', now + 2000)).toHaveLength(1)
  })

  it('of a document above the size limit is not stored, nor is the previous entry', () => {
    storeTyped(name('a'), 'short', now)
    expect(storeTyped(name('a'), 'x'.repeat(bounds.characters), now)).toBe(false)
    expect(found('a')).toEqual([])
  })

  it('of another app version is ignored and kept', () => {
    window.localStorage.setItem('theme', 'dark')
    window.localStorage.setItem('hostfront.typed broken', '{')
    storeTyped(name('a'), 'mine', now)
    expect(found('a')).toEqual(['mine'])
    sweepTyped(now)
    expect(Object.keys(window.localStorage).sort()).toEqual(['hostfront.typed ["ines","a","1"]', 'theme'])
  })
})

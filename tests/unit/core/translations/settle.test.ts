import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countStates, isOpen, settle, translationState, type StoredTranslation } from '@/core/translations/segments'

const hash = (text: string): string => `#${text}`
const save = (english: string, target: string, kept: StoredTranslation = {}, before = english): StoredTranslation =>
  settle({ english: { a: english }, before: { a: before }, target: { a: target }, kept, hash })
const state = (english: string, target: string, kept: StoredTranslation) => translationState(english, target, kept['a'], hash)

describe('X1: the state of a translation', () => {
  it('is complete when made from the current English text, or equal to it', () => {
    expect(state('Cart', 'Cesta', save('Cart', 'Cesta'))).toBe('complete')
    expect(state('VPS', 'VPS', save('VPS', 'VPS'))).toBe('same')
    expect(state('Cart', ' ', {})).toBe('missing')
  })

  it('X12: is open while equal to English, until confirmed, and again when it changes', () => {
    const kept = save('Managed VPS for shops', 'Managed VPS for shops')
    expect([state('Managed VPS for shops', 'Managed VPS for shops', kept), isOpen('same')]).toEqual(['same', true])
    const confirmed: StoredTranslation = { a: { source: hash('VPS'), target: hash('VPS'), isSame: true } }
    expect(state('VPS', 'VPS', save('VPS', 'VPS', confirmed))).toBe('complete')
    expect(state('VPS', 'Server', save('VPS', 'Server', confirmed))).toBe('complete')
    expect(state('VPS', 'VPS', save('VPS', 'VPS', save('VPS', 'Server', confirmed)))).toBe('same')
  })

  it('is outdated once English changes, with the previous English text', () => {
    const kept = save('Your cart', 'Su cesta', save('Cart', 'Su cesta'), 'Cart')
    expect(state('Your cart', 'Su cesta', kept)).toBe('outdated')
    expect(kept['a']?.was).toBe('Cart')
    const later = save('Your whole cart', 'Su cesta', kept, 'Your cart')
    expect(later['a']?.was).toBe('Cart')
  })

  it('is complete again when English is restored, or the translation changes', () => {
    const outdated = save('Your cart', 'Cesta', save('Cart', 'Cesta'), 'Cart')
    expect(save('Cart', 'Cesta', outdated, 'Your cart')).toEqual(save('Cart', 'Cesta'))
    expect(state('Your cart', 'Su cesta', save('Your cart', 'Su cesta', outdated))).toBe('complete')
  })

  it('is not confirmed by saving English', () => {
    const text = fc.constantFrom('one', 'two', 'three', 'four')
    fc.assert(
      fc.property(text, text, text, fc.array(text), (first, target, last, between) => {
        let kept = save(first, target)
        let before = first
        for (const english of [...between, last]) {
          kept = save(english, target, kept, before)
          before = english
        }
        expect(state(last, target, kept)).toBe(last === first ? (target === last ? 'same' : 'complete') : 'outdated')
      }),
    )
  })

  it('counts each text once', () => {
    const english = { a: 'A', b: 'B', c: 'C', d: 'D' }
    const kept = settle({ english, before: english, target: { a: 'x', b: 'B', d: 'y' }, kept: {}, hash })
    expect(countStates({ ...english, d: 'D2' }, { a: 'x', b: 'B', d: 'y' }, kept, hash)).toEqual({
      missing: 1,
      outdated: 1,
      same: 1,
      complete: 1,
    })
  })
})

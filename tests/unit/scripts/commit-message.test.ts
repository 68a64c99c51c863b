import { describe, expect, it } from 'vitest'
import { faultOfSubject } from '../../runner/commit-message.mjs'

describe('a commit message', () => {
  it.each([
    'fix(refunds): avoid deadlock with subscription changes',
    'feat!: address customers by name',
    'docs: embed the pictures',
    "Merge branch 'main' into feature",
    'merge: follow main',
  ])('is accepted when it is conventional and imperative: %s', (subject) => expect(faultOfSubject(subject)).toBeUndefined())

  it.each([
    ['Fixed the cart', 'begins with a type'],
    ['fix(cart): keeps codes after a reload', 'imperative'],
    ['fix(cart): codes that are kept', 'imperative'],
    ['feat: added a cart', 'imperative'],
    ['test: who finds the shop busy asks again', 'imperative'],
    [`fix: keep ${'a very '.repeat(10)}long line`, 'at most 72'],
    ['fix: keep codes.', 'full stop'],
  ])('is rejected when it is not: %s', (subject, fault) => expect(faultOfSubject(subject)).toContain(fault))
})

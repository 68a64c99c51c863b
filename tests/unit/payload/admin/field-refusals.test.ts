import type { FormState } from 'payload'
import { describe, expect, it } from 'vitest'
import { clearedRefusals, dropRefusals, hasRefusedDraft, keepRefusals, markRefusals } from '@/payload/admin/unsaved-changes/field-refusals'

const taken = { valid: false, errorMessage: 'Code “TAKEN10” already exists. Choose another one.' }
const notFree = { valid: false, errorMessage: 'Confirm that a cart can be free.' }
const values: FormState = {
  code: { value: 'TAKEN10' },
  value: { value: 100 },
  confirmsFree: { value: false },
  conditions: { value: 1, rows: [{ id: 'a' }] },
  'conditions.0.amount': { value: 5 },
  file: { value: new Blob([]) },
}
const failedAt = (path: string, error: object, isDraft = false): FormState => {
  const fields = { ...values, [path]: { ...values[path], ...error } }
  return { ...fields, ...markRefusals(fields, isDraft) }
}
const changed = (fields: FormState, path: string, value: unknown): FormState => ({ ...fields, [path]: { ...fields[path], value } })
/** The next form state, which finds all fields valid. */
const next = (sent: FormState): FormState => keepRefusals(sent, values, new Set(['code']))

describe('an error from a failed save', () => {
  const failed = failedAt('value', notFree)

  it('stays in the next form state, which finds the field valid', () => {
    expect(next(failed)['value']).toMatchObject(notFree)
  })
  it.each([
    ['its field', 'value', 90],
    ['another field', 'confirmsFree', true],
    ['a value in a row', 'conditions.0.amount', 6],
    ['a file that is removed', 'file', null],
  ])('ends with a change of %s', (_field, path, value) => {
    expect(next(changed(failed, path, value))['value']).toEqual(values['value'])
  })
  it('stays when the file is not sent again', () => {
    expect(next(changed(failed, 'file', undefined))['value']).toMatchObject(notFree)
  })
  it('ends with a save that succeeds', () => {
    expect(dropRefusals(failed, values)['value']).toEqual({ ...values['value'], refusal: null })
  })
  it('loses its mark when the next save fails elsewhere', () => {
    const corrected = { ...failed, value: { ...failed['value'], valid: true } }
    expect(markRefusals(corrected, false)).toEqual({ value: { ...corrected.value, refusal: null } })
  })
  it('is left to validation if validation finds it too', () => {
    const built = { ...values, value: { value: 100, valid: false, errorMessage: 'Too high.' } }
    expect(keepRefusals(failed, built, new Set())).toEqual(built)
  })
  it('is counted by the fields around it', () => {
    const path = 'conditions.0.amount'
    expect(next(failedAt(path, notFree))['conditions']).toMatchObject({ errorPaths: [path] })
  })
  it('returns when a validation from before the save clears it', () => {
    const cleared = { ...failed, value: { ...failed['value'], valid: true } }
    expect(clearedRefusals(cleared)['value']).toMatchObject(notFree)
    expect(clearedRefusals(changed(cleared, 'confirmsFree', true))).toEqual({})
    expect(clearedRefusals(failed)).toEqual({})
  })
  it('is not marked at a file, which the form does not send again', () => {
    expect(markRefusals({ file: { value: new Blob([]), valid: false, errorMessage: 'Too large.' } }, false)).toEqual({})
  })
})

describe('an error on a unique field', () => {
  const failed = failedAt('code', taken)

  it('stays when another field changes', () => {
    expect(next(changed(failed, 'value', 90))['code']).toMatchObject(taken)
  })
  it('ends when the field changes, and returns with the refused value', () => {
    const corrected = changed(failed, 'code', 'FREE10')
    expect(next(corrected)['code']).toEqual(values['code'])
    expect(next(changed(corrected, 'code', 'TAKEN10'))['code']).toMatchObject(taken)
  })
})

it('leaves a refused draft without validation until the next save', () => {
  const failed = failedAt('code', taken, true)
  const corrected = changed(failed, 'code', 'FREE10')
  expect(hasRefusedDraft(failed)).toBe(true)
  expect(hasRefusedDraft({ ...corrected, ...next(corrected), code: { ...corrected['code'], ...next(corrected)['code'] } })).toBe(true)
  expect(hasRefusedDraft({ ...corrected, ...dropRefusals(corrected, values) })).toBe(false)
  expect(hasRefusedDraft(failedAt('code', taken))).toBe(false)
})

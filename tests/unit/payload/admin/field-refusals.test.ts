import type { FormState } from 'payload'
import { describe, expect, it } from 'vitest'
import { isRefusedDraft, keepRefusals, markRefusals } from '@/payload/admin/unsaved-changes/field-refusals'

const taken = 'Code “TAKEN10” already exists. Choose another one.'
const form = (code: string): FormState => ({ code: { value: code }, name: { value: 'Ten percent' } })
const failed = (isDraft = false): FormState => {
  const fields: FormState = { ...form('TAKEN10'), code: { value: 'TAKEN10', valid: false, errorMessage: taken } }
  return { ...fields, ...markRefusals(fields, isDraft) }
}
const typed = (path: string, value: string): FormState => ({ ...failed(), [path]: { ...failed()[path], value } })

describe('an error from a failed save', () => {
  it('stays in the next form state, which finds the field valid', () => {
    expect(keepRefusals(failed(), form('TAKEN10'), true)['code']).toMatchObject({ valid: false, errorMessage: taken })
  })
  it('stays when another field changes', () => {
    expect(keepRefusals(typed('name', 'Ten'), form('TAKEN10'), true)['code']).toMatchObject({ valid: false, errorMessage: taken })
  })
  it('ends when its field changes', () => {
    expect(keepRefusals(typed('code', 'FREE10'), form('FREE10'), true)['code']).toEqual({ value: 'FREE10', refusal: null })
  })
  it('ends with a save that succeeds', () => {
    expect(keepRefusals(failed(), form('TAKEN10'), false)['code']).toEqual({ value: 'TAKEN10', refusal: null })
  })
  it('is left to validation if validation finds it too', () => {
    const built = { code: { value: 'TAKEN10', valid: false, errorMessage: 'Too short.' } }
    expect(keepRefusals(failed(), built, true)['code']).toEqual({ ...built.code, refusal: null })
  })
  it('leaves a draft without validation until the field changes', () => {
    expect(isRefusedDraft(failed(true))).toBe(true)
    expect(isRefusedDraft({ code: { ...failed(true)['code'], value: 'FREE10' } })).toBe(false)
    expect(isRefusedDraft(failed())).toBe(false)
  })
  it('is not marked at a file, which the form does not send again', () => {
    expect(markRefusals({ file: { value: new Blob([]), valid: false, errorMessage: 'Too large.' } }, false)).toEqual({})
  })
})

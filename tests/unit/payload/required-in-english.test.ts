import type { PayloadRequest } from 'payload'
import { describe, expect, it } from 'vitest'
import { requireInEnglish } from '@/payload/fields/text'

const reqIn = (locale: string) => ({ locale, i18n: { language: 'en' } }) as PayloadRequest
const document = { title: 'Título', rows: [{ label: '' }] }

describe('R6: a text required in English', () => {
  it('shows no error for a valid field validated while typing without a path', () => {
    expect(requireInEnglish('Título', { req: reqIn('es'), operation: 'update', data: document, siblingData: document })).toBe(true)
    expect(requireInEnglish('', { req: reqIn('es'), operation: 'update', data: document, siblingData: document.rows[0] })).toBe(true)
    expect(requireInEnglish('Title', { req: reqIn('en'), operation: 'update', data: document, siblingData: document })).toBe(true)
  })
  it('is reported once, at the top of such a document', () => {
    const asked = { req: reqIn('es'), operation: 'create', data: document }
    expect(requireInEnglish('Título', { ...asked, siblingData: document })).toContain('English first')
    expect(requireInEnglish('', { ...asked, siblingData: document.rows[0] })).toBe(true)
  })
  it('is only an error in English if empty', () => {
    expect(requireInEnglish(' ', { req: reqIn('en'), path: ['title'] })).toContain('English text')
    expect(requireInEnglish(' ', { req: reqIn('fr'), path: ['title'], operation: 'update' })).toBe(true)
  })
})

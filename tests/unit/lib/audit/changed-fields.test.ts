import { describe, expect, it } from 'vitest'
import { changedFields } from '@/lib/audit'

describe('changed fields', () => {
  it('are listed once, in order, without system fields', () => {
    const before = { id: '1', updatedAt: 'a', changedBy: 'x', status: 'pending', note: 'old', rows: [{ id: 'r', price: 1 }] }
    expect(changedFields(before, { ...before, updatedAt: 'b', changedBy: 'y', status: 'paid', rows: [{ id: 'r', price: 2 }] })).toEqual([
      'rows',
      'status',
    ])
    expect(changedFields(before, { ...before, updatedAt: 'c' })).toEqual([])
  })

  it('ignore populated relationships', () => {
    expect(changedFields({ customer: 'c1', list: ['p1'] }, { customer: { id: 'c1', name: 'Ada' }, list: [{ id: 'p1' }] })).toEqual([])
    expect(changedFields({ customer: 'c1' }, { customer: { id: 'c2', name: 'Bob' } })).toEqual(['customer'])
  })

  it('exclude fields the author may not read', () => {
    expect(changedFields({ tokenHash: 'x', contact: { name: 'A', key: 'k' } }, { contact: { name: 'A' } })).toEqual([])
  })

  it('treat all empty values as equal', () => {
    expect(changedFields({ note: null }, { other: undefined })).toEqual([])
    expect(changedFields({ group: { a: null } }, { group: {} })).toEqual([])
    expect(changedFields({ flag: false }, { flag: null })).toEqual(['flag'])
  })
})

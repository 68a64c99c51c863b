import { describe, expect, it } from 'vitest'
import { changedFields } from '@/lib/audit'

describe('the fields a change has touched', () => {
  it('are named once, in order, and what is written anyway is not among them', () => {
    const before = { id: '1', updatedAt: 'a', changedBy: 'x', status: 'pending', note: 'old', rows: [{ id: 'r', price: 1 }] }
    expect(changedFields(before, { ...before, updatedAt: 'b', changedBy: 'y', status: 'paid', rows: [{ id: 'r', price: 2 }] })).toEqual([
      'rows',
      'status',
    ])
    expect(changedFields(before, { ...before, updatedAt: 'c' })).toEqual([])
  })

  it('a link that was followed is the link it was', () => {
    expect(changedFields({ customer: 'c1', list: ['p1'] }, { customer: { id: 'c1', name: 'Ada' }, list: [{ id: 'p1' }] })).toEqual([])
    expect(changedFields({ customer: 'c1' }, { customer: { id: 'c2', name: 'Bob' } })).toEqual(['customer'])
  })

  it('what its author may not read has not changed', () => {
    expect(changedFields({ tokenHash: 'x', contact: { name: 'A', key: 'k' } }, { contact: { name: 'A' } })).toEqual([])
  })

  it('nothing is nothing, however it is written', () => {
    expect(changedFields({ note: null }, { other: undefined })).toEqual([])
    expect(changedFields({ group: { a: null } }, { group: {} })).toEqual([])
    expect(changedFields({ flag: false }, { flag: null })).toEqual(['flag'])
  })
})

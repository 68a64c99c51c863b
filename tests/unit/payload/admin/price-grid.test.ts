import { describe, expect, it, vi } from 'vitest'
import type { GridColumn, GridRow } from '@/payload/admin/prices/answers'
import {
  bulkEdits,
  changeTyped,
  filterRows,
  pasteBlock,
  readBulkChange,
  toCells,
  valueOf,
  withEdits,
  type Edits,
} from '@/payload/admin/prices/edit-cells'
import { placeAfter, placeAfterTab, takeStep } from '@/payload/admin/prices/use-cursor.client'

vi.mock('@payloadcms/ui', () => ({}))

const columns: readonly GridColumn[] = ['price', 'renewal'].map((name) => ({ name, kind: 'number', label: name }))
const row = (key: string, ...cells: string[]): GridRow => ({ key, name: '', period: null, periodName: '', cells, hasDraft: false })
const rows = [row('.com', '9.99', '12'), row('.net', '8', '11'), row('.org', '7', '10')]
const none: Edits = new Map()

describe('the price grid', () => {
  it('P13: pastes a block from one cell on, and drops what does not fit', () => {
    const pasted = pasteBlock('1\t2\t3\r\n4\t5\r\n', rows, columns, { row: 1, column: 0 })
    const edits = withEdits(none, pasted)
    expect(toCells(edits, rows, columns)).toEqual([
      { key: '.net', period: null, column: 'price', value: '1' },
      { key: '.net', period: null, column: 'renewal', value: '2' },
      { key: '.org', period: null, column: 'price', value: '4' },
      { key: '.org', period: null, column: 'renewal', value: '5' },
    ])
    expect(pasteBlock('1\n2\n3\n4', rows, columns, { row: 2, column: 1 })).toHaveLength(1)
  })

  it('P13: treats a restored value as unchanged', () => {
    const [first] = rows
    if (!first) throw new Error('no row')
    const typed = withEdits(none, [{ row: first, column: 0, value: ' 10 ' }])
    expect(valueOf(typed, first, 0)).toBe('10')
    expect(withEdits(typed, [{ row: first, column: 0, value: '9.99' }]).size).toBe(0)
  })

  it.each([
    ['+5%', null, '9.99', '10.49'],
    ['+ 2,5 %', null, '10', '10.25'],
    ['−1.50', null, '9.99', '8.49'],
    ['-1', '.99', '9.99', '8.99'],
    ['+5%', '.95', '9.99', '10.95'],
    ['+5%', null, 'abc', 'abc'],
    ['+5%', null, '', ''],
  ] as const)('P13: %s with the ending %s gives %s %s', (change, ending, before, after) => {
    expect(changeTyped(before, readBulkChange(change), ending)).toBe(after)
  })

  it('P13: moves a list price equal to the price, and keeps a strike price', () => {
    const listed: readonly GridColumn[] = ['price', 'originalPrice', 'renewal'].map((name) => ({ name, kind: 'number', label: name }))
    const extensions = [row('.com', '10', '15', '12'), row('.shop', '20', '20', '30'), row('.net', '8', '', '11')]
    const raised = (column: string | null) =>
      toCells(
        withEdits(none, bulkEdits(none, extensions, { columns: listed, column, change: readBulkChange('+5%'), ending: null })),
        extensions,
        listed,
      ).map(({ key, column: name, value }) => `${key} ${name} ${value}`)
    expect(raised('price')).toEqual(['.com price 10.5', '.shop price 21', '.shop originalPrice 21', '.net price 8.4'])
    expect(raised('renewal')).toEqual(['.com renewal 12.6', '.shop renewal 31.5', '.net renewal 11.55'])
    expect(raised(null)).toHaveLength(8)
  })

  it('P13: rejects a change without a sign or with three decimals', () => {
    for (const typed of ['5%', '+', '+1.234', '+5%%', 'five']) expect(readBulkChange(typed)).toBeNull()
  })

  it('P13: filters rows by name', () => {
    expect(filterRows(rows, ' NET ').map(({ key }) => key)).toEqual(['.net'])
    expect(filterRows(rows, '')).toHaveLength(3)
  })

  it('P13: undoes and redoes, until something else is typed', () => {
    const [first] = rows
    if (!first) throw new Error('no row')
    const type = (value: string) => ({ kind: 'change', changes: [{ row: first, column: 0, value }] }) as const
    const typed = takeStep(takeStep({ past: [], now: none, future: [] }, type('1')), type('2'))
    const undone = takeStep(typed, { kind: 'undo' })
    expect(valueOf(undone.now, first, 0)).toBe('1')
    expect(valueOf(takeStep(undone, { kind: 'redo' }).now, first, 0)).toBe('2')
    expect(takeStep(takeStep(undone, type('3')), { kind: 'redo' }).future).toEqual([])
    expect(takeStep(typed, type('2'))).toBe(typed)
  })
})

describe('keyboard navigation', () => {
  const size = { rows: 3, columns: 2, pageRows: 50 }
  it('moves to the next cell and never outside', () => {
    expect(placeAfter('ArrowDown', { row: 0, column: 1 }, size)).toEqual({ row: 1, column: 1 })
    expect(placeAfter('ArrowUp', { row: 0, column: 1 }, size)).toEqual({ row: 0, column: 1 })
    expect(placeAfter('PageDown', { row: 0, column: 1 }, size)).toEqual({ row: 2, column: 1 })
    expect(placeAfter('End', { row: 2, column: 0 }, size)).toEqual({ row: 2, column: 1 })
    expect(placeAfter('a', { row: 2, column: 0 }, size)).toBeNull()
  })

  it('continues in the next row with Tab, and leaves after the last cell', () => {
    expect(placeAfterTab({ row: 0, column: 1 }, false, size)).toEqual({ row: 1, column: 0 })
    expect(placeAfterTab({ row: 2, column: 1 }, false, size)).toBeNull()
    expect(placeAfterTab({ row: 0, column: 0 }, true, size)).toBeNull()
  })
})

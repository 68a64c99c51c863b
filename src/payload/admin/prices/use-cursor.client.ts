'use client'

import { useTranslation } from '@payloadcms/ui'
import { useReducer, useState, type ClipboardEvent, type FocusEvent, type KeyboardEvent } from 'react'
import { withEdits, type CellEdit, type Edits, pasteBlock, shownCell, valueOf } from './edit-cells'
import type { GridColumn, GridRow } from './answers'

interface Place {
  readonly row: number
  readonly column: number
}

interface Size {
  readonly rows: number
  readonly columns: number
  readonly pageRows: number
}

const within = (value: number, count: number): number => Math.min(Math.max(value, 0), Math.max(count - 1, 0))

const steps: Readonly<Record<string, (place: Place, size: Size) => Place>> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  PageUp: ({ row, column }, { pageRows }) => ({ row: row - pageRows, column }),
  PageDown: ({ row, column }, { pageRows }) => ({ row: row + pageRows, column }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, { columns }) => ({ row, column: columns - 1 }),
}

const placeWithin = ({ row, column }: Place, { rows, columns }: Size): Place => ({
  row: within(row, rows),
  column: within(column, columns),
})

/** Target of a navigation key; `null` for other keys. */
export const placeAfter = (key: string, place: Place, size: Size): Place | null => {
  const step = steps[key]
  if (!step) return null
  return placeWithin(step(place, size), size)
}

/** Tab moves through the cells; `null` after the last, where it leaves the grid. */
export const placeAfterTab = ({ row, column }: Place, isBack: boolean, { rows, columns }: Size): Place | null => {
  const next = row * columns + column + (isBack ? -1 : 1)
  return next < 0 || next >= rows * columns ? null : { row: Math.floor(next / columns), column: next % columns }
}

interface Timeline {
  readonly past: readonly Edits[]
  readonly now: Edits
  readonly future: readonly Edits[]
}

type Step = { readonly kind: 'change'; readonly changes: readonly CellEdit[] } | { readonly kind: 'undo' | 'redo' | 'clear' }

const nothing: Timeline = { past: [], now: new Map(), future: [] }

const mostSteps = 100

const isSame = (one: Edits, other: Edits): boolean =>
  one.size === other.size && [...one].every(([name, value]) => other.get(name) === value)

export const takeStep = (timeline: Timeline, step: Step): Timeline => {
  const { past, now, future } = timeline
  switch (step.kind) {
    case 'change': {
      const next = withEdits(now, step.changes)
      return isSame(now, next) ? timeline : { past: [...past, now].slice(-mostSteps), now: next, future: [] }
    }
    case 'undo': {
      const before = past.at(-1)
      return before ? { past: past.slice(0, -1), now: before, future: [now, ...future] } : timeline
    }
    case 'redo': {
      const [after, ...rest] = future
      return after ? { past: [...past, now], now: after, future: rest } : timeline
    }
    case 'clear':
      return nothing
    default:
      return step satisfies never
  }
}

export const useEdits = () => {
  const [{ past, now, future }, take] = useReducer(takeStep, nothing)
  return { edits: now, canUndo: past.length > 0, canRedo: future.length > 0, take }
}

export type EditSteps = ReturnType<typeof useEdits>

export const pageRows = 50

interface Grid {
  readonly rows: readonly GridRow[]
  readonly columns: readonly GridColumn[]
  readonly steps: EditSteps
}

const start: Place = { row: 0, column: 0 }

/** Keyboard navigation and clipboard of the grid, as in a spreadsheet. */
export const useCursor = ({ rows, columns, steps: { edits, take } }: Grid) => {
  const { language } = useTranslation().i18n
  const [left, setPlace] = useState(start)
  const [draft, setDraft] = useState<string | null>(null)
  const [isFollowed, setFollowed] = useState(false)
  const size = { rows: rows.length, columns: columns.length, pageRows }
  // A filter may have removed the row.
  const place = placeWithin(left, size)
  const row = rows[place.row]

  const open = (typed?: string) => {
    if (row) setDraft(typed ?? shownCell(valueOf(edits, row, place.column), language))
  }
  const commit = () => {
    if (draft !== null && row) take({ kind: 'change', changes: [{ row, column: place.column, value: draft }] })
    setDraft(null)
  }
  const move = (next: Place | null): boolean => {
    if (next) setPlace(next)
    return next !== null
  }

  const typing = (event: KeyboardEvent): boolean => {
    if (event.key === 'Escape') setDraft(null)
    else if (event.key === 'Enter') {
      commit()
      move(placeAfter(event.shiftKey ? 'ArrowUp' : 'ArrowDown', place, size))
    } else if (event.key === 'Tab') {
      commit()
      return move(placeAfterTab(place, event.shiftKey, size))
    } else return false
    return true
  }

  const shortcut = ({ key, shiftKey }: KeyboardEvent): boolean => {
    const name = key.toLowerCase()
    if (name !== 'z' && name !== 'y') return false
    take({ kind: name === 'y' || shiftKey ? 'redo' : 'undo' })
    return true
  }

  const moving = (event: KeyboardEvent): boolean => {
    const { key } = event
    if (event.ctrlKey || event.metaKey) return shortcut(event)
    if (key === 'Tab') return move(placeAfterTab(place, event.shiftKey, size))
    if (key === 'Enter' || key === 'F2') open()
    else if (key === 'Delete' || key === 'Backspace') {
      if (row) take({ kind: 'change', changes: [{ row, column: place.column, value: '' }] })
    } else if (/^[\d.,-]$/.test(key)) open(key)
    else return move(placeAfter(key, place, size))
    return true
  }

  return {
    place,
    draft,
    setDraft,
    open,
    commit,
    isFollowed,
    goTo: (next: Place) => {
      setFollowed(false)
      setPlace(next)
    },
    onFocus: (next: Place) => {
      setFollowed(true)
      setPlace(next)
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) setFollowed(false)
    },
    onKeyDown: (event: KeyboardEvent) => {
      // Checkboxes beside the prices keep their own keys.
      if (!(event.target as HTMLElement).closest('[role="gridcell"]')) return
      if (draft === null ? moving(event) : typing(event)) event.preventDefault()
    },
    onPaste: (event: ClipboardEvent) => {
      if (draft !== null || !(event.target as HTMLElement).closest('[role="gridcell"]')) return
      event.preventDefault()
      take({ kind: 'change', changes: pasteBlock(event.clipboardData.getData('text/plain'), rows, columns, place) })
    },
  }
}

export type Cursor = ReturnType<typeof useCursor>

'use client'

import { useState, type ClipboardEvent, type FocusEvent, type KeyboardEvent } from 'react'
import type { GridColumn, GridRow } from './answers'
import { pasteBlock, valueOf } from './edit-cells'
import { placeAfter, placeAfterTab, placeWithin, type Place } from './grid-keys'
import type { EditSteps } from './use-edits.client'

export const pageRows = 50

interface Grid {
  readonly rows: readonly GridRow[]
  readonly columns: readonly GridColumn[]
  readonly steps: EditSteps
}

const start: Place = { row: 0, column: 0 }

/** Where one stands in the grid, and what keys and the clipboard do there: as in a spreadsheet. */
export const useCursor = ({ rows, columns, steps: { edits, take } }: Grid) => {
  const [left, setPlace] = useState(start)
  const [draft, setDraft] = useState<string | null>(null)
  const [isFollowed, setFollowed] = useState(false)
  const size = { rows: rows.length, columns: columns.length, pageRows }
  // A filter may have taken the row away.
  const place = placeWithin(left, size)
  const row = rows[place.row]

  const open = (typed?: string) => {
    if (row) setDraft(typed ?? valueOf(edits, row, place.column))
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
      // Of the table; boxes beside the prices keep their own keys.
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

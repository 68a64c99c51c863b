'use client'

import { useReducer } from 'react'
import { withEdits, type CellEdit, type Edits } from './edit-cells'

interface Timeline {
  readonly past: readonly Edits[]
  readonly now: Edits
  readonly future: readonly Edits[]
}

type Step = { readonly kind: 'change'; readonly changes: readonly CellEdit[] } | { readonly kind: 'undo' | 'redo' | 'clear' }

const nothing: Timeline = { past: [], now: new Map(), future: [] }

/** So many steps can be taken back. */
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

/** What was typed into the grid and is not saved, with every step back and forth. */
export const useEdits = () => {
  const [{ past, now, future }, take] = useReducer(takeStep, nothing)
  return { edits: now, canUndo: past.length > 0, canRedo: future.length > 0, take }
}

export type EditSteps = ReturnType<typeof useEdits>

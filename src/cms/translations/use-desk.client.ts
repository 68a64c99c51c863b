'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { isOpen, type StateFilter } from '@/core/translations/segments'
import { read } from './desk-calls.client'
import type { ShownUnit } from './find-units'

export interface DeskFilter {
  readonly api: string
  readonly area: string
  readonly locale: string
  readonly state: StateFilter
  readonly document: string | null
}

const addressOf = ({ api, area, locale, state, document }: DeskFilter, after: string): string => {
  const query = { area, in: locale, state, after, ...(document === null ? {} : { document }) }
  return `${api}/units?${new URLSearchParams(query).toString()}`
}

/** The first text to be looked at from here on, and then from the beginning. */
const findOpen = (units: readonly ShownUnit[], from: number): number => {
  const later = units.findIndex(({ state }, at) => at >= from && isOpen(state))
  return later >= 0 ? later : units.findIndex(({ state }) => isOpen(state))
}

interface Loaded {
  readonly units: readonly ShownUnit[]
  /** `undefined` while nothing has been answered. */
  readonly next: string | null | undefined
  readonly at: number
}

const nothing: Loaded = { units: [], next: undefined, at: -1 }

/** The texts of a filter, loaded as they are needed, and which of them is on the desk. */
export const useDesk = (filter: DeskFilter) => {
  const [loaded, setLoaded] = useState(nothing)
  const [hasFailed, setFailed] = useState(false)
  const asked = useRef<string | null>(null)

  const load = useCallback(
    async (after: string) => {
      if (asked.current === after) return
      asked.current = after
      const page = await read(addressOf(filter, after))
      setFailed(page === null)
      asked.current = page === null ? null : after
      if (!page) return
      setLoaded(({ units, at }) => {
        const all = after === '' ? page.units : [...units, ...page.units]
        const first = findOpen(all, Math.max(0, after === '' ? 0 : units.length))
        return {
          units: all,
          next: page.next,
          at: after === '' || at < 0 ? Math.max(first, all.length > 0 ? 0 : -1) : first < 0 ? at : first,
        }
      })
    },
    [filter],
  )

  useEffect(() => {
    void load('')
  }, [load])

  const select = (at: number) => setLoaded((before) => ({ ...before, at }))

  /** After a save: the text as it is now, and on to the next to be done, loading more where these are. */
  const advance = (saved: ShownUnit | null, goes: boolean) => {
    const units = saved
      ? loaded.units.map((unit) => (unit.path === saved.path && unit.document === saved.document ? saved : unit))
      : loaded.units
    const open = goes ? findOpen(units, loaded.at + 1) : loaded.at
    setLoaded({ ...loaded, units, at: open >= 0 ? open : loaded.at })
    if (goes && open < 0 && typeof loaded.next === 'string') void load(loaded.next)
  }

  const more = () => {
    if (typeof loaded.next === 'string') void load(loaded.next)
  }

  return { ...loaded, hasFailed, select, advance, more }
}

'use client'

import { useEffect, useMemo, useState } from 'react'

import type { Extension } from '@/core/catalog/types'
import { parseTypedDomain } from '@/core/domains/parse-domain'
import type { EstimateWorld } from '@/parts/estimate/types'

import { findEndingAction } from './find-ending-action'

/** ms after the last letter. */
const pause = 300

/** The leading endings are in the page; that of another name is asked for once it stands there. */
export const useEndings = (world: EstimateWorld, typed: string, hasMore: boolean): EstimateWorld => {
  const [found, setFound] = useState<readonly Extension[]>([])
  const parsed = parseTypedDomain(typed)
  const extension = parsed.ok ? parsed.value.extension : null
  const isKnown = [...world.extensions, ...found].some((row) => row.extension === extension)

  useEffect(() => {
    if (!hasMore || extension === null || isKnown) return
    let isOver = false
    const timer = setTimeout(() => {
      const keep = (row: Extension | null) => {
        if (row && !isOver) setFound((known) => [...known, row])
      }
      // Without an answer the name is refused as it stands; typing on asks again.
      void findEndingAction(extension).then(keep, () => undefined)
    }, pause)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [extension, hasMore, isKnown])

  return useMemo(() => (found.length === 0 ? world : { ...world, extensions: [...world.extensions, ...found] }), [world, found])
}

'use client'

import { useEffect, useState } from 'react'
import { readDesk } from './desk-fetch.client'
import type { Shelf } from './shelf'

let known: Promise<Shelf | null> | null = null

const load = async (): Promise<Shelf | null> => {
  const answered = await readDesk<Shelf>('/api/promotions/shelf')
  if ('body' in answered) return answered.body
  known = null
  return null
}

/** What a cart can be filled with: read once, by whoever shows it first. */
export const useShelf = (): Shelf | null => {
  const [shelf, setShelf] = useState<Shelf | null>(null)
  useEffect(() => {
    let isCurrent = true
    known ??= load()
    void known.then((loaded) => {
      if (isCurrent) setShelf(loaded)
    })
    return () => {
      isCurrent = false
    }
  }, [])
  return shelf
}

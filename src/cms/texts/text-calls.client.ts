'use client'

import type { ReviewedPlace } from './replace-texts'
import type { TextAnswer } from './search-texts'

const shared = { credentials: 'same-origin', cache: 'no-store' } as const

/** `null` where nobody answered. */
export const searchFor = async (api: string, query: string, most: number, signal?: AbortSignal): Promise<TextAnswer | null> => {
  try {
    const asked = new URLSearchParams({ q: query, most: String(most) })
    const response = await fetch(`${api}/texts/search?${asked.toString()}`, { ...shared, ...(signal ? { signal } : {}) })
    return response.ok ? ((await response.json()) as TextAnswer) : null
  } catch {
    return null
  }
}

export interface Replaced {
  readonly replaced: number
  readonly refused: readonly { readonly place: ReviewedPlace; readonly message: string }[]
}

export const replaceIn = async (api: string, body: object): Promise<Replaced | null> => {
  try {
    const headers = { 'Content-Type': 'application/json' }
    const response = await fetch(`${api}/texts/replace`, { ...shared, method: 'POST', headers, body: JSON.stringify(body) })
    return response.ok || response.status === 409 ? ((await response.json()) as Replaced) : null
  } catch {
    return null
  }
}

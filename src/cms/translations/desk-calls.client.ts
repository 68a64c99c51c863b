'use client'

import type { ShownUnit, UnitPage } from './find-units'

export type Saved =
  | { readonly kind: 'done'; readonly unit: ShownUnit | null }
  | { readonly kind: 'refused'; readonly unit: ShownUnit | null; readonly message: string }
  /** Nobody answered, or whoever typed is no longer logged in. */
  | { readonly kind: 'lost' }

const shared = { credentials: 'same-origin', cache: 'no-store' } as const

/** Statuses with which the desk is told why; any other says nothing of the text. */
const told: ReadonlySet<number> = new Set([404, 409, 422, 423])

const toSaved = async (response: Response): Promise<Saved> => {
  if (!response.ok && !told.has(response.status)) return { kind: 'lost' }
  const { unit, message } = (await response.json()) as { readonly unit: ShownUnit | null; readonly message?: string }
  return response.ok ? { kind: 'done', unit } : { kind: 'refused', unit, message: message ?? '' }
}

export const send = async (address: string, body: object): Promise<Saved> => {
  try {
    const headers = { 'Content-Type': 'application/json' }
    return await toSaved(await fetch(address, { ...shared, method: 'POST', headers, body: JSON.stringify(body) }))
  } catch {
    return { kind: 'lost' }
  }
}

/** `null` where nobody answered. */
export const read = async (address: string): Promise<UnitPage | null> => {
  try {
    const response = await fetch(address, shared)
    return response.ok ? ((await response.json()) as UnitPage) : null
  } catch {
    return null
  }
}

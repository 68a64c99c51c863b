import type { Payload } from 'payload'
import { expect } from 'vitest'
import type { ApplyResponse, ReviewResponse } from '@/payload/admin/prices/answers'
import { createDesk } from '../promotions/desk'

export interface Cell {
  readonly key: string
  readonly period: string | null
  readonly column: string
  readonly value: string
}

export const cell = (key: string, column: string, value: string, period: string | null = null): Cell => ({ key, period, column, value })

export type Source = { readonly cells: readonly Cell[] } | { readonly text: string }

export const createPricesDesk = async (payload: Payload) => {
  const desk = await createDesk(payload)
  const ask = async <Body>(path: string, body?: unknown): Promise<Body> => {
    const answer = await desk.marketing(body === undefined ? 'GET' : 'POST', path, body)
    expect(answer.status, answer.text).toBe(200)
    return answer.body as Body
  }
  return {
    desk,
    ask,
    review: (list: string, source: Source) => ask<ReviewResponse>(`/prices/${list}/review`, source),
    apply: (list: string, source: Source, fingerprint: string, at: string | null = null) =>
      ask<ApplyResponse>(`/prices/${list}/apply`, { source, fingerprint, at }),
    extension: async (name: string) =>
      (await payload.find({ collection: 'extensions', where: { extension: { equals: name } }, limit: 1, depth: 0 })).docs[0],
  }
}

import { beforeAll, describe, expect, it } from 'vitest'
import vectors from '../../data/pricing.json'
import { bootPayload } from '../../support/payload'
import { createApi, type Api } from './api-client'

type Json = Readonly<Record<string, unknown>>

/** The vectors contain a subset of the fields, and discounts as id and savings only. */
const subset = (expected: unknown, actual: unknown): unknown => {
  if (Array.isArray(expected)) return Array.isArray(actual) ? actual.map((each, index) => subset(expected[index], each)) : actual
  if (typeof expected !== 'object' || expected === null) return actual
  if (typeof actual !== 'object' || actual === null) return actual
  return Object.fromEntries(Object.keys(expected).map((key) => [key, subset((expected as Json)[key], (actual as Json)[key])]))
}

/** The vectors list discounts beside the items; the contract has them in `discountSummary`. */
const flattened = (answer: Json): Json => ({ ...answer, ...(answer['discountSummary'] as Json) })

describe('POST /api/pricing/quote', () => {
  let api: Api
  beforeAll(async () => {
    api = createApi((await bootPayload()).payload)
  })

  it.each(vectors.map((vector, index) => [index, vector] as const))('answers vector %i exactly', async (_index, { request, expected }) => {
    const answer = await api('POST', '/pricing/quote', { body: request })
    expect(answer.status, answer.text).toBe(200)
    expect(subset(expected, flattened(answer.body ?? {}))).toEqual(expected)
  })
})

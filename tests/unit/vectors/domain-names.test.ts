import { describe, expect, it } from 'vitest'
import { parseDomainName } from '@/core/domains/parse-domain'
import vectors from '../../data/domain-names.json'

interface Vector {
  readonly input: string
  readonly error?: string
  readonly label?: string
  readonly extension?: string | null
}

describe('S1: the vectors of domain names', () => {
  it('§5.11: are all 45 there', () => {
    expect(vectors).toHaveLength(45)
  })

  it.each(vectors as Vector[])('%j', ({ input, error, label, extension }) => {
    const expected = error === undefined ? { ok: true, value: { label, extension } } : { ok: false, error }
    expect(parseDomainName(input)).toEqual(expected)
  })
})

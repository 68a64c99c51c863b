import { beforeAll, describe, expect, it } from 'vitest'
import vectors from '../../data/domain-names.json'
import { bootPayload } from '../../support/payload'
import { createApi, type Api } from './api-client'

interface Vector {
  readonly input: string
  readonly label?: string
  readonly extension?: string | null
  readonly error?: string
}

describe('GET /api/domains/search', () => {
  let api: Api
  beforeAll(async () => {
    api = createApi((await bootPayload()).payload)
  })

  it.each((vectors as readonly Vector[]).map((vector) => [vector.input, vector] as const))(
    '§5.11, S1: answers %j as the rules say',
    async (input, vector) => {
      const answer = await api('GET', `/domains/search?q=${encodeURIComponent(input)}`)
      if (vector.error) {
        expect(answer.status).toBe(400)
        expect(answer.body).toMatchObject({ error: { code: `validation.${vector.error}`, fields: { q: expect.any(String) } } })
        return
      }
      expect(answer.status).toBe(200)
      expect(answer.body).toMatchObject({ label: vector.label, typedExtension: vector.extension })
    },
  )

  it('S2: puts the typed TLD first and reports one that is not sold', async () => {
    const typed = await api('GET', '/domains/search?q=example.io')
    expect(typed.body).toMatchObject({
      unsoldExtension: null,
      results: expect.arrayContaining([expect.objectContaining({ extension: '.io' })]),
    })
    expect((typed.body?.['results'] as { extension: string }[])[0]?.extension).toBe('.io')
    const unsold = await api('GET', '/domains/search?q=example.zz')
    expect(unsold.body).toMatchObject({ unsoldExtension: '.zz' })
  })

  it('§3.1, P5: returns catalogue prices in the requested currency', async () => {
    const answer = await api('GET', '/domains/search?q=example&tlds=com&currency=JPY')
    expect(answer.body?.['results']).toHaveLength(1)
    expect(answer.body).toMatchObject({
      results: [{ extension: '.com', price: 1429, originalPrice: 1759, renewal: 1649, discountPercent: 19 }],
    })
  })

  it('S4: answers the same domain the same way every time', async () => {
    const [first, second] = await Promise.all([api('GET', '/domains/search?q=kitewell'), api('GET', '/domains/search?q=kitewell')])
    expect(first.body).toEqual(second.body)
  })

  it('§5.14, S7: suggests at most six domains from two characters on', async () => {
    expect((await api('GET', '/domains/suggestions?q=k')).body).toEqual({ suggestions: [] })
    const { body } = await api('GET', '/domains/suggestions?q=kite')
    expect(body?.['suggestions']).toHaveLength(6)
  })
})

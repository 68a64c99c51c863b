import { ok } from '@/core/result'
import { bulkSearchRequestSchema, bulkSearchSchema, type BulkResultAnswer } from '@/contract/bulk-search'
import { presentBulkRow } from '@/server/names/search/present-bulk-search'
import { bulkSearch as search } from '@/server/names/search/bulk-search'
import { answer } from '../http/answer'
import { defineEndpoint } from '../http/define-endpoint'

const wantsLines = (headers: Headers): boolean => (headers.get('accept') ?? '').includes('application/x-ndjson')

export const bulkSearch = defineEndpoint({
  method: 'post',
  path: '/domains/bulk-search',
  summary: 'Up to 100 names at once; with Accept: application/x-ndjson one result a line, as the answers come.',
  limit: 'forms',
  requestHeaders: [{ name: 'Accept', required: false, description: 'application/x-ndjson for one result a line.' }],
  body: bulkSearchRequestSchema,
  response: bulkSearchSchema,
  handler: async ({ context, words, headers, body }) => {
    const stop = new AbortController()
    const found = await search(context, body, stop.signal)
    if (!found.ok) return found
    const { currency, rows } = found.value
    const results = async function* (): AsyncGenerator<BulkResultAnswer> {
      for await (const row of rows) yield presentBulkRow(row, currency, words)
    }
    if (wantsLines(headers))
      return ok(answer({ currency: currency.code, results: [] }, { lines: { values: results(), stop: () => stop.abort() } }))
    const all: BulkResultAnswer[] = []
    for await (const result of results()) all.push(result)
    return ok(answer({ currency: currency.code, results: all.sort((left, right) => left.index - right.index) }))
  },
})

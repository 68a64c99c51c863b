import { ok } from '@/core/result'
import { bulkSearchRequestSchema, bulkSearchSchema, type BulkResultAnswer } from '@/modules/domains/search/schema'
import { presentBulkRow, bulkSearch as search } from '@/modules/domains/search/bulk-search'
import { answer } from '@/cms/endpoints/http/answer'
import { defineEndpoint } from '@/cms/endpoints/http/define-endpoint'

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

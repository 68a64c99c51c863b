import { expect, it } from 'vitest'
import { toBulkFile } from '@/blocks/bulk-search/bulk-results.client'
import { bulkResult } from '../../../support/names/search-answers'

const heads = {
  name: 'Name',
  domain: 'Domain',
  status: 'Status',
  firstYear: 'First year',
  listPrice: 'List price',
  renewal: 'Renewal',
  currency: 'Currency',
}

it('M16: writes a byte order mark and one line per domain, with prices for available ones only and no formulas', () => {
  const rows = [
    bulkResult({}),
    bulkResult({ name: 'bean.com', domain: 'bean.com', status: 'taken', available: false }),
    null,
    bulkResult({ name: '=evil', domain: null, status: 'invalid', available: false, price: null, originalPrice: null, renewal: null }),
  ]
  expect(toBulkFile(rows, { currency: 'USD' }, heads, (status) => `<${status}>`).split('\r\n')).toEqual([
    '\ufeffName,Domain,Status,First year,List price,Renewal,Currency',
    'otter,otter.com,<available>,12.99,15.99,14.99,USD',
    'bean.com,bean.com,<taken>,,,,',
    "'=evil,,<invalid>,,,,",
    '',
  ])
})

it('T10: writes prices with tax if the page shows them so', () => {
  const file = toBulkFile([bulkResult({})], { currency: 'USD', taxRate: { digits: 19, scale: 2 } }, heads, (status) => status)
  expect(file.split('\r\n')[1]).toBe('otter,otter.com,available,15.46,19.03,17.84,USD')
})

import { expect, it } from 'vitest'
import { toBulkFile } from '@/features/bulk-search/bulk-file'
import { bulkResultInMinorUnits } from '@/parts/api/in-minor-units'
import type { BulkResultAnswer } from '@/contract/bulk-search'

const heads = {
  name: 'Name',
  domain: 'Domain',
  status: 'Status',
  firstYear: 'First year',
  listPrice: 'List price',
  renewal: 'Renewal',
  currency: 'Currency',
}

const row = (more: Partial<BulkResultAnswer>) =>
  bulkResultInMinorUnits(
    {
      index: 0,
      name: 'otter',
      domain: 'otter.com',
      extension: '.com',
      status: 'available',
      reason: null,
      available: true,
      price: 12.99,
      originalPrice: 15.99,
      discountPercent: 19,
      renewal: 14.99,
      popular: true,
      code: null,
      message: null,
      ...more,
    },
    'USD',
  )

it('the file has a line a name; only a free one has prices, and none is a formula', () => {
  const rows = [
    row({}),
    row({ name: 'bean.com', domain: 'bean.com', status: 'taken', available: false }),
    null,
    row({ name: '=evil', domain: null, status: 'invalid', available: false, price: null, originalPrice: null, renewal: null }),
  ]
  expect(toBulkFile(rows, 'USD', heads, (status) => `<${status}>`).split('\r\n')).toEqual([
    'Name,Domain,Status,First year,List price,Renewal,Currency',
    'otter,otter.com,<available>,12.99,15.99,14.99,USD',
    'bean.com,bean.com,<taken>,,,,',
    "'=evil,,<invalid>,,,,",
    '',
  ])
})

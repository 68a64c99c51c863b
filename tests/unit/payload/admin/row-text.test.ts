import { expect, it } from 'vitest'
import { isNewRow } from '@/payload/admin/rows/row-text'
import { words } from '@/payload/words'

const kind = words('fields.servicePrices.priceKind')

it.each([
  ['a row without a title', { titles: ['text'] }, {}, true],
  ['a row with an empty title', { titles: ['text'] }, { text: ' ' }, true],
  ['a row with a title', { titles: ['text'] }, { text: 'Daily backup' }, false],
  ['a price whose period has its default', { titles: ['period'], price: 'basePrice' }, { period: 'monthly' }, true],
  ['a free plan', { titles: ['period'], price: 'basePrice' }, { period: 'monthly', basePrice: 0 }, false],
])('tells new rows from saved ones when it gets %s', (_what, naming, row, isNew) => expect(isNewRow(row, { kind, ...naming })).toBe(isNew))

import { expect, it } from 'vitest'
import { writeDemoHistory } from '@seed/demo-history'
import { bootPayload } from '../../support/payload'

const { payload } = await bootPayload()

it('without a sandbox card the demo customer has paid by bank transfer', async () => {
  await writeDemoHistory(payload)
  const { docs } = await payload.find({ collection: 'payments', depth: 0, pagination: false, sort: 'createdAt' })
  expect(docs.map(({ provider }) => provider)).toEqual(docs.map(() => 'offline'))
  expect(docs.map(({ status }) => status)).toEqual(['paid', 'paid', 'refunded', 'paid', 'paid', 'paid', 'pending'])
}, 120_000)

import { expect, it } from 'vitest'
import { writeDemoHistory } from '@seed/demo-history'
import { bootPayload } from '../../support/payload'

const { payload } = await bootPayload()

it('pays by bank transfer for the demo customer without a sandbox card', async () => {
  await writeDemoHistory(payload)
  const { docs } = await payload.find({ collection: 'payments', depth: 0, pagination: false, sort: 'createdAt' })
  expect(docs.map(({ provider }) => provider)).toEqual(docs.map(() => 'offline'))
  expect(docs.map(({ status }) => status)).toEqual(['paid', 'paid', 'refunded', 'paid', 'paid', 'paid', 'paid', 'pending'])
}, 120_000)

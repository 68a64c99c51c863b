import { describe, it } from 'vitest'
import { mainJourneys } from '../../tests/support/any-browser/journeys'
import { visitsWith } from './visits'
import { openWebkit } from './webkit'

describe('in WebKit', () => {
  const visitor = visitsWith(openWebkit)

  it.each(mainJourneys)('$name', async ({ walk }) => {
    await walk(visitor())
  })
})

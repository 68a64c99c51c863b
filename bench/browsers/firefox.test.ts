import { describe, expect, it } from 'vitest'
import { typedForms } from '../../tests/support/any-browser/forms'
import { typeInto } from '../../tests/support/any-browser/type-into'
import { accountForms, mainJourneys } from '../../tests/support/any-browser/journeys'
import { openFirefox } from './firefox'
import { visitsWith } from './visits'

describe('in Firefox', () => {
  const visitor = visitsWith(openFirefox)

  it.each(mainJourneys)('$name', async ({ walk }) => {
    await walk(visitor())
  })
  it(accountForms.name, async () => {
    await accountForms.walk(visitor())
  })

  it.each(typedForms)('every key arrives after a refusal: $name', async (form) => {
    const { stands, typed } = await typeInto(visitor(), form)
    expect(stands).toEqual(typed)
  })
})

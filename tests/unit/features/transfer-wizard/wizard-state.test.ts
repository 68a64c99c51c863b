import { describe, expect, it } from 'vitest'
import { firstStep, wizardReducer, type WizardEvent, type WizardState } from '@/features/transfer-wizard/wizard-state'

const transfer = { domain: 'otterbean.com', label: 'otterbean', extension: '.com' }
const after = (...events: readonly WizardEvent[]): WizardState => events.reduce(wizardReducer, firstStep)

const toPrice: readonly WizardEvent[] = [{ type: 'lookup-started', transfer }, { type: 'price-found' }]
const toCode: readonly WizardEvent[] = [...toPrice, { type: 'price-accepted' }]
const toConfirmation: readonly WizardEvent[] = [...toCode, { type: 'submitted' }, { type: 'confirmed' }]

describe('§4: the transfer wizard', () => {
  it('goes from the domain to its price, the authorization code and the confirmation', () => {
    expect([firstStep, after(...toPrice), after(...toCode), after(...toConfirmation)].map(({ step }) => step)).toEqual([
      'domain',
      'price',
      'code',
      'confirmation',
    ])
  })

  it('is busy while a step is being worked on', () => {
    expect(after({ type: 'lookup-started', transfer })).toEqual({ step: 'domain', transfer, isBusy: true, fault: null })
    expect(after(...toCode, { type: 'submitted' })).toEqual({ step: 'code', transfer, isBusy: true, fault: null })
  })

  it('a refusal stays at its step with its sentence, until something is typed', () => {
    const refused = after(...toCode, { type: 'submitted' }, { type: 'refused', fault: 'Please enter the authorization code' })
    expect(refused).toEqual({ step: 'code', transfer, isBusy: false, fault: 'Please enter the authorization code' })
    expect(wizardReducer(refused, { type: 'edited' }).fault).toBeNull()
  })

  it('goes back a step at a time, and keeps the name', () => {
    const atPrice = after(...toCode, { type: 'went-back' })
    expect(atPrice).toMatchObject({ step: 'price', transfer })
    expect(wizardReducer(atPrice, { type: 'went-back' })).toMatchObject({ step: 'domain', transfer })
    expect(wizardReducer(firstStep, { type: 'went-back' })).toEqual(firstStep)
  })

  it('does not leave a step that is being worked on', () => {
    const busy = after(...toCode, { type: 'submitted' })
    expect(wizardReducer(busy, { type: 'went-back' })).toEqual(busy)
  })

  it('an answer that comes late changes nothing', () => {
    expect(after({ type: 'price-found' })).toEqual(firstStep)
    expect(after({ type: 'confirmed' })).toEqual(firstStep)
    expect(after(...toPrice, { type: 'confirmed' })).toEqual(after(...toPrice))
    expect(after({ type: 'price-accepted' })).toEqual(firstStep)
    expect(after(...toPrice, { type: 'submitted' })).toEqual(after(...toPrice))
  })

  it("'Transfer another' is step 1 with nothing in it", () => {
    expect(after(...toConfirmation, { type: 'reset' })).toEqual(firstStep)
  })
})

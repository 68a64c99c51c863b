import { describe, expect, it } from 'vitest'
import { firstStep, wizardReducer, type WizardEvent, type WizardState } from '@/blocks/transfer-wizard/wizard-state'

const transfer = { domain: 'otterbean.com', label: 'otterbean', extension: '.com' }
const after = (...events: readonly WizardEvent[]): WizardState => events.reduce(wizardReducer, firstStep)

const toPrice: readonly WizardEvent[] = [
  { type: 'lookup-started', transfer },
  { type: 'price-found', warnings: [] },
]
const toCode: readonly WizardEvent[] = [...toPrice, { type: 'price-accepted' }]
const toConfirmation: readonly WizardEvent[] = [...toCode, { type: 'submitted' }, { type: 'confirmed' }]

describe('§4: the transfer wizard', () => {
  it('§2.32, §4.8: goes from the domain to its price, the authorization code and the confirmation', () => {
    expect([firstStep, after(...toPrice), after(...toCode), after(...toConfirmation)].map(({ step }) => step)).toEqual([
      'domain',
      'price',
      'code',
      'confirmation',
    ])
  })

  it('is busy while a step is processed', () => {
    expect(after({ type: 'lookup-started', transfer })).toMatchObject({ step: 'domain', transfer, isBusy: true })
    expect(after(...toCode, { type: 'submitted' })).toMatchObject({ step: 'code', transfer, isBusy: true })
  })

  it('stays at a step after an error', () => {
    expect(after(...toCode, { type: 'submitted' }, { type: 'refused' })).toMatchObject({ step: 'code', transfer, isBusy: false })
  })

  it('N2: stays at its step for an unregistered domain with a link to register it, until something is typed', () => {
    const refused = after({ type: 'lookup-started', transfer }, { type: 'refused', freeName: transfer.domain })
    expect(refused).toMatchObject({ step: 'domain', isBusy: false, freeName: transfer.domain })
    expect(wizardReducer(refused, { type: 'edited' }).freeName).toBeNull()
  })

  it('N2: shows warnings with the price, and drops them with the domain', () => {
    const warned = after({ type: 'lookup-started', transfer }, { type: 'price-found', warnings: ['Locked'] })
    expect(warned).toMatchObject({ step: 'price', warnings: ['Locked'] })
    expect(after(...toConfirmation, { type: 'reset' }).warnings).toEqual([])
  })

  it('goes back one step at a time, and keeps the domain', () => {
    const atPrice = after(...toCode, { type: 'went-back' })
    expect(atPrice).toMatchObject({ step: 'price', transfer })
    expect(wizardReducer(atPrice, { type: 'went-back' })).toMatchObject({ step: 'domain', transfer })
    expect(wizardReducer(firstStep, { type: 'went-back' })).toEqual(firstStep)
  })

  it('does not leave a step in progress', () => {
    const busy = after(...toCode, { type: 'submitted' })
    expect(wizardReducer(busy, { type: 'went-back' })).toEqual(busy)
  })

  it('ignores late responses', () => {
    expect(after({ type: 'price-found', warnings: [] })).toEqual(firstStep)
    expect(after({ type: 'confirmed' })).toEqual(firstStep)
    expect(after(...toPrice, { type: 'confirmed' })).toEqual(after(...toPrice))
    expect(after({ type: 'price-accepted' })).toEqual(firstStep)
    expect(after(...toPrice, { type: 'submitted' })).toEqual(after(...toPrice))
  })

  it('§4.9: resets to step 1 on “Transfer another”', () => {
    expect(after(...toConfirmation, { type: 'reset' })).toEqual(firstStep)
  })
})

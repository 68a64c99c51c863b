import type { TransferDomain } from '@/core/domains/transfers'
import { useTranslations } from 'next-intl'
import { Icon, Check } from '@/components/ui/icons/icon'
import type { Amounts } from '@/core/money/currency'

export const wizardSteps = ['domain', 'price', 'code', 'confirmation'] as const
type WizardStep = (typeof wizardSteps)[number]

/** §4: progress of the wizard; inputs keep their own values. */
export interface WizardState {
  readonly step: WizardStep
  /** Parsed in step 1. */
  readonly transfer: TransferDomain | null
  /** §7: set during the two simulated delays. */
  readonly isBusy: boolean
  /** N2: the domain is not registered, so it can only be registered. */
  readonly freeName: string | null
  /** N2: warnings before the transfer, in the visitor's language. */
  readonly warnings: readonly string[]
}

export type WizardEvent =
  | { readonly type: 'refused'; readonly freeName?: string }
  | { readonly type: 'edited' }
  | { readonly type: 'lookup-started'; readonly transfer: TransferDomain }
  | { readonly type: 'price-found'; readonly warnings: readonly string[] }
  | { readonly type: 'price-accepted' }
  | { readonly type: 'submitted' }
  | { readonly type: 'confirmed' }
  | { readonly type: 'went-back' }
  | { readonly type: 'reset' }

export const firstStep: WizardState = { step: 'domain', transfer: null, isBusy: false, freeName: null, warnings: [] }

const before = { domain: 'domain', price: 'domain', code: 'price', confirmation: 'confirmation' } as const satisfies Record<
  WizardStep,
  WizardStep
>

/** Responses that arrive after the visitor has left the step are ignored. */
export const wizardReducer = (state: WizardState, event: WizardEvent): WizardState => {
  switch (event.type) {
    case 'refused':
      return { ...state, isBusy: false, freeName: event.freeName ?? null }
    case 'edited':
      return state.freeName === null ? state : { ...state, freeName: null }
    case 'lookup-started':
      return state.step === 'domain' ? { ...state, transfer: event.transfer, isBusy: true, freeName: null, warnings: [] } : state
    case 'price-found':
      return state.step === 'domain' && state.isBusy ? { ...state, step: 'price', isBusy: false, warnings: event.warnings } : state
    case 'price-accepted':
      return state.step === 'price' ? { ...state, step: 'code' } : state
    case 'submitted':
      return state.step === 'code' ? { ...state, isBusy: true } : state
    case 'confirmed':
      return state.step === 'code' && state.isBusy ? { ...state, step: 'confirmation', isBusy: false } : state
    case 'went-back':
      return state.isBusy ? state : { ...state, step: before[state.step] }
    case 'reset':
      return firstStep
    default:
      return event satisfies never
  }
}

export const StepList = ({ current }: { readonly current: WizardStep }) => {
  const t = useTranslations('transferWizard')
  const reached = wizardSteps.indexOf(current)
  return (
    <ol className="wizard__steps" aria-label={t('steps')}>
      {wizardSteps.map((step, index) => {
        const isDone = index < reached || current === 'confirmation'
        return (
          <li key={step} aria-current={step === current ? 'step' : undefined} data-done={isDone || undefined}>
            <span className="wizard__screw" aria-hidden="true">
              {isDone ? <Icon of={Check} size={16} /> : index + 1}
            </span>
            <span>
              <span>{t(`names.${step}`)}</span>
              {isDone ? <span className="visually-hidden"> ({t('done')})</span> : null}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

export interface TransferOfferView {
  readonly price: Amounts
  /** List price, if higher. */
  readonly original: Amounts | null
  readonly renewal: Amounts
  readonly features: readonly string[]
}

/** Transfer price of a TLD, and whether it has one of its own (P8). */
export interface FoundOffer {
  readonly offer: TransferOfferView
  readonly isListed: boolean
}

export interface TransferWizardView {
  readonly heading: string
  readonly intro: string | null
  /** Offers of popular TLDs, by TLD with leading dot. */
  readonly offers: Readonly<Record<string, TransferOfferView>>
  /** Whether other TLDs have prices of their own, which need a request. */
  readonly hasMoreOffers: boolean
  /** P8: offer for TLDs without a transfer price of their own. */
  readonly unlistedOffer: TransferOfferView
  /** §7: delays of the simulated steps, in ms. */
  readonly delays: { readonly priceLookup: number; readonly submission: number }
}

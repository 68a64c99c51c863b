import type { TransferDomain } from '@/core/domains/transfers'
import { useTranslations } from 'next-intl'
import { Icon, Check } from '@/components/ui/icons/icon'

export const wizardSteps = ['domain', 'price', 'code', 'confirmation'] as const
type WizardStep = (typeof wizardSteps)[number]

/** §4: what is typed is the fields' own; here is only where the visitor stands. */
export interface WizardState {
  readonly step: WizardStep
  /** Read in step 1, and what the other steps are about. */
  readonly transfer: TransferDomain | null
  /** The two simulated waits of §7. */
  readonly isBusy: boolean
  /** N2: nobody holds this name, so it can only be registered. */
  readonly freeName: string | null
  /** N2: what to know before the name is moved, in the visitor's language. */
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

/** An answer that comes after the visitor has gone elsewhere changes nothing. */
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

/** Where the visitor stands, as the sign's four screws: turned in, at hand, still to come. */
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

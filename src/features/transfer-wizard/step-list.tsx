import { useTranslations } from 'next-intl'

import { Icon } from '@/ui/icons/icon'
import { Check } from '@/ui/icons/icons'

import { wizardSteps, type WizardStep } from './wizard-state'

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

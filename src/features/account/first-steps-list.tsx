import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/ui/icons/icon'
import { Check } from '@/ui/icons/icons'
import { AccountPart } from './account-frame'
import type { FirstStep } from './first-steps'

/** The list that ticks itself: what is done is struck off, what comes next is the one with a way on. */
export const FirstStepsList = ({ steps }: { readonly steps: readonly FirstStep[] | null }) => {
  const t = useTranslations('account.firstSteps')
  const locale = useLocale()
  if (steps === null) return null
  const next = steps.find(({ isDone }) => !isDone)
  return (
    <AccountPart id="first-steps" heading={t('title')}>
      <ol className="first-steps">
        {steps.map((step) => (
          <li key={step.kind} data-done={step.isDone || undefined} aria-current={step === next ? 'step' : undefined}>
            <span className="first-steps__mark" aria-hidden="true">
              {step.isDone ? <Icon of={Check} size={16} /> : null}
            </span>
            <span>
              <b>{t(`${step.kind}.name`)}</b> {step.isDone ? <span className="muted small">{t('done')}</span> : null}
              {step.isDone ? null : <span className="first-steps__why">{t(`${step.kind}.why`)}</span>}
            </span>
            {step.isDone ? null : (
              <Link href={`/${locale}${step.path}`} prefetch={false}>
                {t(`${step.kind}.way`)}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </AccountPart>
  )
}

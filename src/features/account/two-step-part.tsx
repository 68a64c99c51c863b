import { useLocale, useTranslations } from 'next-intl'
import type { TwoStepState } from '@/modules/auth/schema'
import { formatDay } from '@/core/dates'
import { ActionForm } from '@/parts/form/action-form.client'
import { Button } from '@/ui/button/button'
import { AccountPart } from './account-frame'
import { beginNewCodesAction, beginTwoStepAction, turnOffAction } from './actions/two-step-actions'
import { formWords, knownPassword } from './common-fields'

/** Below this many, new ones are urged. */
const fewCodes = 3

/** In the settings: whether the login asks for a code as well. */
export const TwoStepPart = ({ state }: { readonly state: TwoStepState }) => {
  const t = useTranslations('account')
  const locale = useLocale()
  if (state.since === null) {
    return (
      <AccountPart id="two-step" heading={t('twoStep.heading')}>
        <p>{t('twoStep.offBody')}</p>
        <form action={beginTwoStepAction.bind(null, locale)}>
          <Button type="submit">{t('twoStep.setUp')}</Button>
        </form>
      </AccountPart>
    )
  }
  return (
    <AccountPart id="two-step" heading={t('twoStep.heading')}>
      <p>{t('twoStep.onSince', { date: formatDay(new Date(state.since), locale) })}</p>
      <p className={state.recoveryCodesLeft < fewCodes ? 'two-step__few' : undefined}>
        {t('twoStep.codesLeft', { count: state.recoveryCodesLeft })}
      </p>
      <form action={beginNewCodesAction.bind(null, locale)}>
        <Button type="submit">{t('twoStep.newCodes')}</Button>
      </form>
      <div className="two-step__off">
        <ActionForm
          id="form-two-step-off"
          look="account-form"
          action={turnOffAction.bind(null, locale)}
          variant="outline"
          fields={[{ ...knownPassword(t('fields.password')), hint: t('twoStep.offHint'), className: 'span-4' }]}
          words={formWords(t, t('twoStep.offSubmit'))}
        />
      </div>
    </AccountPart>
  )
}

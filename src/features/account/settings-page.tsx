import { useLocale, useTranslations } from 'next-intl'
import type { SessionList } from '@/modules/accounts/answers-schema'
import { Badge } from '@/components/ui/badge/badge'
import { Button, ButtonLink, buttonClasses } from '@/components/ui/button/button'
import { endOtherSessionsAction, endSessionAction, emailAction, languageAction, passwordAction } from './actions/account-actions'
import type { ReactNode } from 'react'
import { localeNames } from '@/lib/config/locales'
import type { PasskeyList } from '@/modules/auth/passkeys/schema'
import type { TwoStepState } from '@/modules/auth/schema'
import { ActionForm } from '@/components/forms/action-form.client'
import { AccountFrame, AccountPart } from './subscriptions-page'
import { CardsPart, type ListedCard } from './cards-part'
import { formWords, freshPassword, knownPassword } from './common-fields'
import { PasskeysPart } from './passkeys-part'
import { TwoStepPart } from './invoices-page'

/** The current session first; it is ended by the header's logout. */
const SessionRows = ({ sessions }: { readonly sessions: SessionList['sessions'] }) => {
  const t = useTranslations('account.settings')
  const locale = useLocale()
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  const moment = (instant: string): string => `${time.format(new Date(instant))} UTC`
  return (
    <>
      <ul className="account-rows">
        {sessions.map(({ id, device, createdAt, lastSeenAt, isCurrent }) => {
          const name = device ?? t('unknownDevice')
          return (
            <li key={id}>
              <span>
                <b>
                  {name} {isCurrent ? <Badge>{t('thisBrowser')}</Badge> : null}
                </b>
                <small>{t('seen', { since: moment(createdAt), seen: moment(lastSeenAt) })}</small>
              </span>
              {isCurrent ? null : (
                <form action={endSessionAction.bind(null, locale, id)}>
                  <Button type="submit" size="small">
                    <span>
                      {t.rich('endSession', { device: name, hidden: (chunks) => <span className="visually-hidden">{chunks}</span> })}
                    </span>
                  </Button>
                </form>
              )}
            </li>
          )
        })}
      </ul>
      {sessions.length > 2 ? (
        <form action={endOtherSessionsAction.bind(null, locale)}>
          <Button type="submit" variant="quiet">
            {t('endOthers')}
          </Button>
        </form>
      ) : null}
    </>
  )
}

interface SettingsPageProps {
  readonly sessions: SessionList['sessions']
  readonly twoStep: TwoStepState
  readonly passkeys: PasskeyList['passkeys']
  /** Saved cards (U23). */
  readonly cards: readonly ListedCard[]
  readonly device: string | null
  /** Login email. */
  readonly email: string
  readonly mailLocale: string
  /** The currency is stored in the browser, not in the account (M8). */
  readonly currencyPicker: ReactNode
}

const languages = Object.entries(localeNames).map(([value, label]) => ({ value, label }))

export const SettingsPage = ({ sessions, twoStep, passkeys, cards, device, email, mailLocale, currencyPicker }: SettingsPageProps) => {
  const t = useTranslations('account')
  const locale = useLocale()
  return (
    <AccountFrame path="/settings" heading={t('settings.title')} intro={t('settings.intro')}>
      <AccountPart id="language" heading={t('settings.language')}>
        <ActionForm
          id="form-language"
          look="account-form"
          action={languageAction.bind(null, locale)}
          variant="outline"
          fields={[{ name: 'locale', label: t('fields.language'), options: languages, defaultValue: mailLocale, className: 'span-4' }]}
          words={formWords(t, t('settings.languageSubmit'))}
        />
      </AccountPart>
      <AccountPart id="currency" heading={t('settings.currency')}>
        <p>{t('settings.currencyBody')}</p>
        <div className="account-currency">{currencyPicker}</div>
      </AccountPart>
      <AccountPart id="email" heading={t('fields.email')}>
        <p>{t('emailChange.body', { email })}</p>
        <ActionForm
          id="form-email"
          look="account-form"
          action={emailAction.bind(null, locale)}
          variant="outline"
          isEmptiedAfter
          fields={[
            {
              name: 'email',
              kind: 'email',
              label: t('emailChange.field'),
              autoComplete: 'email',
              maxLength: 254,
              required: true,
              className: 'span-4',
            },
            { ...knownPassword(t('fields.password')), className: 'span-4' },
          ]}
          words={formWords(t, t('emailChange.submit'))}
        />
      </AccountPart>
      <AccountPart id="password" heading={t('settings.password')}>
        <ActionForm
          id="form-password"
          look="account-form"
          action={passwordAction.bind(null, locale)}
          variant="outline"
          fields={[
            { ...knownPassword(t('fields.currentPassword'), 'currentPassword'), className: 'span-4' },
            { ...freshPassword(t, t('fields.newPassword'), 'newPassword'), className: 'span-4' },
          ]}
          words={formWords(t, t('settings.passwordSubmit'))}
        />
      </AccountPart>
      <TwoStepPart state={twoStep} />
      <PasskeysPart passkeys={passkeys} device={device} />
      <CardsPart cards={cards} />
      <AccountPart id="sessions" heading={t('settings.sessions')}>
        <SessionRows sessions={sessions} />
      </AccountPart>
      <AccountPart id="data" heading={t('settings.data')}>
        <p>{t('settings.dataBody')}</p>
        <p>
          <a className={buttonClasses({})} href={`/api/account/export?lang=${locale}`} download="account.json">
            {t('settings.export')}
          </a>
        </p>
      </AccountPart>
      <AccountPart id="delete" heading={t('settings.delete')}>
        <p>{t('settings.deleteBody')}</p>
        <p>
          <ButtonLink href={`/${locale}/settings/delete`}>{t('settings.deleteSubmit')}</ButtonLink>
        </p>
      </AccountPart>
    </AccountFrame>
  )
}

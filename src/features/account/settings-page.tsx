import { useLocale, useTranslations } from 'next-intl'
import type { SessionList } from '@/modules/accounts/answers-schema'
import { Badge } from '@/components/ui/badge/badge'
import { Button, ButtonLink, buttonClasses } from '@/components/ui/button/button'
import {
  endOtherSessionsAction,
  endSessionAction,
  emailAction,
  languageAction,
  passwordAction,
  chooseCardAction,
  removeCardAction,
} from './actions/account-actions'
import type { ReactNode } from 'react'
import { localeNames } from '@/lib/config/locales'
import type { PasskeyList, TwoStepState } from '@/modules/auth/schema'
import { ActionForm } from '@/components/forms/action-form.client'
import { AccountFrame, AccountSection } from './subscriptions-page'
import { formWords, freshPassword, knownPassword } from './common-fields'
import { TwoStepSection } from './invoices-page'
import { formatDay } from '@/core/dates'
import { removePasskeyAction } from './actions/security-actions'
import { PasskeyForm } from './passkeys/passkeys.client'
import { cardText, type CardDisplay } from '@/core/payments/types'

interface ListedCard extends CardDisplay {
  readonly id: string
  readonly isUsed: boolean
}

const hidden = (chunks: ReactNode) => <span className="visually-hidden">{chunks}</span>

const expiryOf = ({ expiryMonth, expiryYear }: CardDisplay) => ({
  month: String(expiryMonth).padStart(2, '0'),
  year: String(expiryYear),
})

/** U23: saved cards in the settings. Works without JavaScript. */
export const CardsSection = ({ cards }: { readonly cards: readonly ListedCard[] }) => {
  const t = useTranslations('account.cards')
  const locale = useLocale()
  return (
    <AccountSection id="cards" heading={t('heading')}>
      <p>{t(cards.length === 0 ? 'none' : 'body')}</p>
      {cards.length > 0 ? (
        <ul className="account-rows">
          {cards.map((card) => (
            <li key={card.id}>
              <span>
                <b translate="no">{cardText(card)}</b>
                <small>{card.isUsed ? `${t('expires', expiryOf(card))} · ${t('used')}` : t('expires', expiryOf(card))}</small>
              </span>
              <span className="account-rows__end">
                {card.isUsed ? null : (
                  <form action={chooseCardAction.bind(null, locale, card.id)}>
                    <Button type="submit" size="small">
                      <span>{t.rich('use', { card: cardText(card), hidden })}</span>
                    </Button>
                  </form>
                )}
                <details>
                  <summary>{t.rich('remove', { card: cardText(card), hidden })}</summary>
                  <form action={removeCardAction.bind(null, locale, card.id)}>
                    <p>{t('removeBody', { card: cardText(card) })}</p>
                    <Button type="submit" size="small">
                      {t('removeConfirm')}
                    </Button>
                  </form>
                </details>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </AccountSection>
  )
}

interface PasskeysSectionProps {
  readonly passkeys: PasskeyList['passkeys']
  readonly device: string | null
}

export const PasskeysSection = ({ passkeys, device }: PasskeysSectionProps) => {
  const t = useTranslations('account')
  const locale = useLocale()
  const day = (instant: string): string => formatDay(new Date(instant), locale)
  return (
    <AccountSection id="passkeys" heading={t('passkeys.heading')}>
      <p>{t('passkeys.body')}</p>
      {passkeys.length > 0 ? (
        <ul className="account-rows">
          {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
            <li key={id}>
              <span>
                <b>{name}</b>
                <small>
                  {lastUsedAt === null
                    ? t('passkeys.never', { since: day(createdAt) })
                    : t('passkeys.used', { since: day(createdAt), used: day(lastUsedAt) })}
                </small>
              </span>
              <form action={removePasskeyAction.bind(null, locale, id)}>
                <Button type="submit" size="small">
                  <span>{t.rich('passkeys.remove', { name, hidden: (chunks) => <span className="visually-hidden">{chunks}</span> })}</span>
                </Button>
              </form>
            </li>
          ))}
        </ul>
      ) : null}
      <PasskeyForm
        suggestedName={device ?? ''}
        words={{
          name: t('passkeys.name'),
          nameHint: t('passkeys.nameHint'),
          password: t('fields.password'),
          showPassword: t('showPassword'),
          submit: t('passkeys.add'),
          working: t('working'),
          failed: t('passkeys.failed'),
          unknown: t('passkeys.unknown'),
        }}
      />
    </AccountSection>
  )
}

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
      <AccountSection id="language" heading={t('settings.language')}>
        <ActionForm
          id="form-language"
          look="account-form"
          action={languageAction.bind(null, locale)}
          variant="outline"
          fields={[{ name: 'locale', label: t('fields.language'), options: languages, defaultValue: mailLocale, className: 'span-4' }]}
          words={formWords(t, t('settings.languageSubmit'))}
        />
      </AccountSection>
      <AccountSection id="currency" heading={t('settings.currency')}>
        <p>{t('settings.currencyBody')}</p>
        <div className="account-currency">{currencyPicker}</div>
      </AccountSection>
      <AccountSection id="email" heading={t('fields.email')}>
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
      </AccountSection>
      <AccountSection id="password" heading={t('settings.password')}>
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
      </AccountSection>
      <TwoStepSection state={twoStep} />
      <PasskeysSection passkeys={passkeys} device={device} />
      <CardsSection cards={cards} />
      <AccountSection id="sessions" heading={t('settings.sessions')}>
        <SessionRows sessions={sessions} />
      </AccountSection>
      <AccountSection id="data" heading={t('settings.data')}>
        <p>{t('settings.dataBody')}</p>
        <p>
          <a className={buttonClasses({})} href={`/api/account/export?lang=${locale}`} download="account.json">
            {t('settings.export')}
          </a>
        </p>
      </AccountSection>
      <AccountSection id="delete" heading={t('settings.delete')}>
        <p>{t('settings.deleteBody')}</p>
        <p>
          <ButtonLink href={`/${locale}/settings/delete`}>{t('settings.deleteSubmit')}</ButtonLink>
        </p>
      </AccountSection>
    </AccountFrame>
  )
}

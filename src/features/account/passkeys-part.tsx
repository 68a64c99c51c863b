import { useLocale, useTranslations } from 'next-intl'
import type { PasskeyList } from '@/modules/auth/passkeys/schema'
import { formatDay } from '@/core/dates'
import { Button } from '@/components/ui/button/button'
import { AccountPart } from './subscriptions-page'
import { removePasskeyAction } from './actions/passkey-actions'
import { PasskeyForm } from './passkeys/passkey-form.client'

interface PasskeysPartProps {
  readonly passkeys: PasskeyList['passkeys']
  readonly device: string | null
}

export const PasskeysPart = ({ passkeys, device }: PasskeysPartProps) => {
  const t = useTranslations('account')
  const locale = useLocale()
  const day = (instant: string): string => formatDay(new Date(instant), locale)
  return (
    <AccountPart id="passkeys" heading={t('passkeys.heading')}>
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
    </AccountPart>
  )
}

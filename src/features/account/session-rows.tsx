import { useLocale, useTranslations } from 'next-intl'
import type { SessionList } from '@/modules/accounts/answers-schema'
import { formatDay } from '@/core/dates'
import { Badge } from '@/ui/badge/badge'
import { Button } from '@/ui/button/button'
import { endOtherSessionsAction, endSessionAction } from './actions/account-actions'

/** Where the customer is logged in; this browser first, which the header's Logout is for. */
export const SessionRows = ({ sessions }: { readonly sessions: SessionList['sessions'] }) => {
  const t = useTranslations('account.settings')
  const locale = useLocale()
  const day = (instant: string): string => formatDay(new Date(instant), locale)
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
                <small>{t('seen', { since: day(createdAt), seen: day(lastSeenAt) })}</small>
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

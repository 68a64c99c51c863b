import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import type { AccountDomain } from '@/modules/accounts/answers-schema'
import { isHeld } from '@/core/domains/lifecycle'
import { VisuallyHidden } from '@/ui/accessibility/visually-hidden'
import { ButtonLink } from '@/ui/button/button-link'
import { Plate } from '@/ui/plate/plate'
import { isExpiringSoon, stateSentence } from './domain-words'
import { plateStates } from './plate-states'

const mostHung = 6

/** What is least far from its end hangs first. */
const byEnd = (first: AccountDomain, second: AccountDomain): number => (first.expiresAt ?? '9').localeCompare(second.expiresAt ?? '9')

/** U44: it ends within thirty days, or has ended and can still be renewed. */
const isUrgent = (domain: AccountDomain, now: number): boolean => domain.state === 'grace' || isExpiringSoon(domain, now)

const gone = new Set<AccountDomain['state']>(['expired', 'cancelled'])

/** The customer's names as plates on the enamel wall, each with its day. An empty wall says how a name gets there. */
export const DashboardWall = ({ domains, now }: { readonly domains: readonly AccountDomain[]; readonly now: number }) => {
  const t = useTranslations('account')
  const names = useTranslations('account.domains')
  const locale = useLocale()
  const hung = domains.filter(({ state }) => !gone.has(state)).sort(byEnd)
  return (
    <section className="account-wall wall" aria-labelledby="names">
      <div className="account-wall__head">
        <h2 id="names">{hung.length > 0 ? t('dashboard.names') : names('emptyTitle')}</h2>
        {hung.length > 0 ? <Link href={`/${locale}/my-domains`}>{t('dashboard.allNames')}</Link> : null}
      </div>
      {hung.length > 0 ? (
        <ul className="account-wall__plates">
          {hung.slice(0, mostHung).map((domain) => (
            <li key={domain.domain}>
              {isHeld(domain.state) ? (
                <Link className="plate-link" href={`/${locale}/my-domains/${domain.domain}`}>
                  <Plate name={domain.domain} size="large" state={plateStates[domain.state]} />
                </Link>
              ) : (
                <Plate name={domain.domain} size="large" state={plateStates[domain.state]} />
              )}
              <span className="account-wall__state">
                {isUrgent(domain, now) ? <b className="account-wall__urgent">{names('actNow')}</b> : null}
                <span>{stateSentence(names, domain, locale, now)}</span>
                {isUrgent(domain, now) && domain.renewableYears > 0 ? (
                  <ButtonLink size="small" variant="go" href={`/${locale}/my-domains/${domain.domain}/renew`}>
                    {names('renewNow')}
                    <VisuallyHidden> {domain.domain}</VisuallyHidden>
                  </ButtonLink>
                ) : null}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <>
          <p className="account-wall__empty">{names('emptyBody')}</p>
          <ButtonLink variant="go" href={`/${locale}/domains/search`}>
            {names('search')}
          </ButtonLink>
        </>
      )}
    </section>
  )
}

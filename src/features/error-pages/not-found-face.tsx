import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { Button, ButtonLink } from '@/components/ui/button/button'
import { TextField } from '@/components/ui/field/field'
import { ErrorSheet } from './error-sheet'

const EmptyPlace = () => (
  <svg className="error-page__picture" viewBox="0 0 560 300" aria-hidden="true" focusable="false">
    <path fill="none" stroke="var(--wall-deep)" strokeWidth="12" strokeLinecap="round" d="M6 32h548" />
    <path stroke="var(--on-wall-2)" strokeWidth="3" d="M46 32v40M122 32v40M438 32v40M514 32v40" />
    <path fill="var(--on-wall)" d="M28 58h112v56H28zM420 58h112v56H420z" />
    <path stroke="var(--plate-ink)" strokeWidth="9" strokeLinecap="round" d="M46 72h.01M122 72h.01M438 72h.01M514 72h.01" />
    <path fill="none" stroke="var(--on-wall-2)" strokeWidth="3" d="M196 32v34a9 9 0 0 1-18 0M364 32v34a9 9 0 0 0 18 0" />
    <path fill="none" stroke="var(--on-wall-2)" strokeWidth="2" strokeDasharray="8 7" d="M168 104h224v112H168z" />
    <path fill="none" stroke="var(--on-wall-2)" strokeWidth="2" strokeDasharray="8 7" d="M196 90v30M364 90v30" />
  </svg>
)

interface SiteLink {
  readonly label: string
  /** With language prefix. */
  readonly href: string
}

interface NotFoundFaceProps {
  /** Entries of the main navigation. */
  readonly links: readonly SiteLink[]
}

export const NotFoundFace = ({ links }: NotFoundFaceProps) => {
  const t = useTranslations('errorPages')
  const locale = useLocale()
  return (
    <>
      <ErrorSheet title={t('notFoundTitle')} body={<p>{t('notFoundBody')}</p>} picture={<EmptyPlace />}>
        <form className="error-page__search" role="search" action={`/${locale}/domains/search`}>
          <TextField id="not-found-search" label={t('searchLabel')} name="q" autoComplete="off" autoCapitalize="off" spellCheck={false} />
          <Button variant="go" type="submit">
            {t('search')}
          </Button>
        </form>
      </ErrorSheet>
      <nav className="error-page__onward" aria-labelledby="not-found-links">
        <div className="wide error-page__split">
          <div>
            <h2 id="not-found-links">{t('onward')}</h2>
            <p className="error-page__ways">
              <ButtonLink href={`/${locale}`}>{t('home')}</ButtonLink>
            </p>
          </div>
          <ul className="error-page__links">
            {links.map(({ label, href }) => (
              <li key={href}>
                <Link href={href} prefetch={false}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </nav>
    </>
  )
}

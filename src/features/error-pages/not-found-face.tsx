import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'

import { Button, ButtonLink } from '@/components/ui/button/button'
import { TextField } from '@/components/ui/field/field'

import { EmptyPlace } from './empty-place'
import { ErrorSheet } from './error-sheet'

export interface SiteLink {
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

import Link from 'next/link'
import { useSubscriptionWords } from './subscription-words'

interface ListPagesProps {
  readonly path: string
  readonly page: number
  readonly pages: number
}

/** Where a list goes on, a page at a time. */
export const ListPages = ({ path, page, pages }: ListPagesProps) => {
  const { t, locale } = useSubscriptionWords(undefined)
  const href = (to: number) => `/${locale}${path}?page=${to}`
  return (
    <nav className="account-pages" aria-label={t('label')}>
      {page > 1 ? (
        <Link href={href(page - 1)} rel="prev">
          {t('before')}
        </Link>
      ) : null}
      <span className="muted">{t('pages', { page, pages })}</span>
      {page < pages ? (
        <Link href={href(page + 1)} rel="next">
          {t('after')}
        </Link>
      ) : null}
    </nav>
  )
}

import { useTranslations } from 'next-intl'
import { Button } from '@/ui/button/button'

/** Before anything is asked. */
export const SearchIdle = () => {
  const t = useTranslations('domainSearch')
  return (
    <div className="search-face">
      <p className="search-face__title">{t('idleTitle')}</p>
      <p className="muted">{t('idleBody')}</p>
    </div>
  )
}

export const SearchEmpty = ({ term }: { readonly term: string }) => {
  const t = useTranslations('domainSearch')
  return (
    <div className="search-face">
      <p className="search-face__title">{t('noResultsTitle', { term })}</p>
      <p className="muted">{t('noResults')}</p>
    </div>
  )
}

interface SearchFailedProps {
  readonly message: string | null
  readonly onTryAgain: () => void
}

/** §8: searchFailed and a way on. */
export const SearchFailed = ({ message, onTryAgain }: SearchFailedProps) => {
  const t = useTranslations('domainSearch')
  const rules = useTranslations('validation')
  return (
    <div className="search-face" role="alert">
      <p className="search-face__title">{t('failedTitle')}</p>
      <p className="muted">{message ?? rules('searchFailed')}</p>
      <Button onClick={onTryAgain}>{t('tryAgain')}</Button>
    </div>
  )
}

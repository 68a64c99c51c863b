import { useTranslations } from 'next-intl'
import { Button } from '@/ui/button/button'

/** Before anything is asked. */
export const SearchIdle = () => {
  const words = useTranslations('domainSearch')
  return (
    <div className="search-face">
      <p className="search-face__title">{words('idleTitle')}</p>
      <p className="muted">{words('idleBody')}</p>
    </div>
  )
}

export const SearchEmpty = ({ term }: { readonly term: string }) => {
  const words = useTranslations('domainSearch')
  return (
    <div className="search-face">
      <p className="search-face__title">{words('noResultsTitle', { term })}</p>
      <p className="muted">{words('noResults')}</p>
    </div>
  )
}

interface SearchFailedProps {
  readonly message: string | null
  readonly onTryAgain: () => void
}

/** §8: searchFailed and a way on. */
export const SearchFailed = ({ message, onTryAgain }: SearchFailedProps) => {
  const words = useTranslations('domainSearch')
  const rules = useTranslations('validation')
  return (
    <div className="search-face" role="alert">
      <p className="search-face__title">{words('failedTitle')}</p>
      <p className="muted">{message ?? rules('searchFailed')}</p>
      <Button onClick={onTryAgain}>{words('tryAgain')}</Button>
    </div>
  )
}

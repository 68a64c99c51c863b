import './error-pages.css'
import '@/ui/button/button.css'

import { useLocale, useTranslations } from 'next-intl'

import { Button } from '@/ui/button/button'
import { ButtonLink } from '@/ui/button/button-link'
import { TextField } from '@/ui/field/text-field'

/** No such address: a search for the name the visitor may have wanted, and the way home. Works without script. */
export const NotFoundFace = () => {
  const words = useTranslations('errorPages')
  const locale = useLocale()
  return (
    <section className="error-page wide">
      <h1>{words('notFoundTitle')}</h1>
      <p>{words('notFoundBody')}</p>
      <form className="error-page__search" role="search" action={`/${locale}/domains/search`}>
        <TextField id="not-found-search" label={words('searchLabel')} name="q" />
        <Button variant="go" type="submit">
          {words('search')}
        </Button>
      </form>
      <p className="error-page__ways">
        <ButtonLink href={`/${locale}`}>{words('home')}</ButtonLink>
      </p>
    </section>
  )
}

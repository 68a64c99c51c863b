'use client'

import { useTranslation } from '@payloadcms/ui'
import { translate } from '@/cms/words'
import type { AlikeHeading } from './endpoints'
import { searchWords } from './search-words'

/** Where the same h1 stands, each a way to its form. */
export const AlikePages = ({ pages }: { readonly pages: readonly AlikeHeading[] }) => {
  const { i18n } = useTranslation()
  return (
    <>
      {translate({ i18n }, searchWords.alike)}
      {pages.map(({ path, address }) => (
        <span key={path}>
          {' '}
          <a href={address}>{path}</a>
        </span>
      ))}
    </>
  )
}

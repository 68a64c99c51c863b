'use client'

import { usePathname } from 'next/navigation'

import { localeCookie } from '@/lib/config/browser-storage'
import { localeNames, locales } from '@/lib/config/locales'
import { missingPage } from '@/lib/config/missing-page'
import { switchLocale } from '@/core/navigation/paths'

const oneYearInSeconds = 31_536_000

/** R1: an address without a language follows the one chosen last. */
const remember = (locale: string) => {
  document.cookie = `${localeCookie}=${locale}; path=/; max-age=${oneYearInSeconds}; samesite=lax`
}

interface LanguageLinksProps {
  readonly current: string
}

/**
 * R4: the same page in every language. Query and fragment are only known in the browser, and are added on the way out; so is an address where
 * nothing stands, for the page that says so is drawn once for them all: until then its links lead home.
 */
export const LanguageLinks = ({ current }: LanguageLinksProps) => {
  const path = usePathname()
  const page = path.endsWith(missingPage) ? `/${current}` : path
  return (
    <ul className="language-switch__list on-paper">
      {locales.map((locale) => (
        <li key={locale}>
          <a
            href={switchLocale(page, locale, locales)}
            suppressHydrationWarning
            lang={locale}
            hrefLang={locale}
            aria-current={locale === current || undefined}
            onClick={(event) => {
              remember(locale)
              event.currentTarget.href = switchLocale(path + window.location.search + window.location.hash, locale, locales)
            }}
          >
            {localeNames[locale]}
          </a>
        </li>
      ))}
    </ul>
  )
}

'use client'

import { themeStorageKey, localeCookie } from '@/lib/config/browser-storage'
import { useSyncExternalStore } from 'react'
import { Select } from '@/components/ui/select/select'
import { usePathname } from 'next/navigation'
import { localeNames, locales } from '@/lib/config/locales'
import { missingPage, switchLocale } from '@/core/navigation/paths'

const themeChoices = ['system', 'light', 'dark'] as const
type ThemeChoice = (typeof themeChoices)[number]

const isThemeChoice = (value: unknown): value is ThemeChoice => themeChoices.some((choice) => choice === value)

const changeEvent = 'themechange'

function readTheme(): ThemeChoice {
  const { theme } = document.documentElement.dataset
  return isThemeChoice(theme) ? theme : 'system'
}

/** Without storage, the choice lasts as long as the page. */
function chooseTheme(choice: ThemeChoice): void {
  const { dataset } = document.documentElement
  if (choice === 'system') delete dataset.theme
  else dataset.theme = choice
  try {
    if (choice === 'system') localStorage.removeItem(themeStorageKey)
    else localStorage.setItem(themeStorageKey, choice)
  } catch {
    // Private mode may block storage.
  }
  window.dispatchEvent(new Event(changeEvent))
}

function subscribeToTheme(listener: () => void): () => void {
  window.addEventListener(changeEvent, listener)
  return () => window.removeEventListener(changeEvent, listener)
}

interface ThemeSelectProps {
  readonly label: string
  readonly choices: Readonly<Record<ThemeChoice, string>>
}

const unknownOnServer = (): ThemeChoice => 'system'

export const ThemeSelect = ({ label, choices }: ThemeSelectProps) => {
  const theme = useSyncExternalStore(subscribeToTheme, readTheme, unknownOnServer)
  return (
    <Select
      aria-label={label}
      value={theme}
      options={themeChoices.map((value) => ({ value, label: choices[value] }))}
      onChange={({ target }) => {
        if (isThemeChoice(target.value)) chooseTheme(target.value)
      }}
    />
  )
}

const oneYearInSeconds = 31_536_000

/** R1: URLs without a language redirect to the last chosen one. */
const remember = (locale: string) => {
  document.cookie = `${localeCookie}=${locale}; path=/; max-age=${oneYearInSeconds}; samesite=lax`
}

interface LanguageLinksProps {
  readonly current: string
}

/**
 * R4: the same page in every language. Query and fragment are only known in the browser and added on click. So is the path of a
 * missing page, since all of them share one cached 404; until then its links lead home.
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

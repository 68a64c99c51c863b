'use client'

import { ChevronIcon, Popup, PopupList, useLocale, useTranslation } from '@payloadcms/ui'
import { defaultLocale, isLocale, localeNames, locales } from '@/lib/config/locales'
import { translate } from '@/cms/words'
import { switchLabel } from './switch-label'
import { useSwitching } from './switching.client'

/** Which language of the content the forms and lists show. */
export const LanguageSwitch = () => {
  const { code } = useLocale()
  const { i18n } = useTranslation()
  const { switchTo } = useSwitching()
  // Right after the login Payload does not know it yet.
  const current = localeNames[isLocale(code) ? code : defaultLocale]
  return (
    <Popup
      className="language-switch"
      horizontalAlign="right"
      size="small"
      button={
        <span className="language-switch__label">
          {translate({ i18n }, switchLabel)} <strong>{current}</strong> <ChevronIcon />
        </span>
      }
      render={({ close }) => (
        <PopupList.ButtonGroup>
          {locales.map((locale) => (
            <PopupList.Button
              key={locale}
              active={locale === code}
              disabled={locale === code}
              onClick={() => {
                close()
                switchTo(locale)
              }}
            >
              {localeNames[locale]}
            </PopupList.Button>
          ))}
        </PopupList.ButtonGroup>
      )}
    />
  )
}

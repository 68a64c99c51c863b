'use client'

import { useDocumentInfo, useEditDepth, useFormProcessing, useLocale, useTranslation } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { TranslationState } from '@/core/translations/segments'
import { localeNames, locales, type Locale } from '@/lib/config/locales'
import { translate } from '@/payload/translate'
import { useSwitching } from './switching.client'

interface Props {
  /** Number and worst state of the texts that are not complete, by language. */
  readonly toDo: Readonly<Partial<Record<Locale, { readonly count: number; readonly state: TranslationState }>>>
  /** Languages with unpublished texts when the form was opened; `null` if the document has no drafts. */
  readonly drafts: readonly Locale[] | null
}

/** Languages with unpublished texts, following saves and publishing in the open form. */
const useDrafts = (atFirst: readonly Locale[]): readonly Locale[] => {
  const { hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo()
  const { code } = useLocale()
  const [known, setKnown] = useState({ drafts: atFirst, versions: unpublishedVersionCount })
  const isPublished = hasPublishedDoc && unpublishedVersionCount === 0
  if (isPublished && (known.drafts.length > 0 || known.versions > 0)) setKnown({ drafts: [], versions: 0 })
  if (isPublished) return []
  return unpublishedVersionCount > known.versions ? [...known.drafts, code as Locale] : known.drafts
}

/** Languages of the open document with their state. A press keeps valid input as a draft (H10). */
export const LanguageTabs = ({ toDo, drafts }: Props) => {
  const { code } = useLocale()
  const { i18n } = useTranslation()
  const { switchTo, takeFocus } = useSwitching()
  const isSaving = useFormProcessing()
  const depth = useEditDepth()
  const unpublished = useDrafts(drafts ?? [])
  const current = useRef<HTMLButtonElement>(null)
  // Switching remounts the form, including the tab that had focus.
  const returnFocus = useEffectEvent(() => {
    if (takeFocus(code)) current.current?.focus({ preventScroll: true })
  })
  useEffect(() => returnFocus(), [code])

  // A drawer keeps the language of the form below it.
  if (depth > 1) return null

  const stateOf = (locale: Locale) => {
    const open = toDo[locale]
    if (unpublished.includes(locale)) return { state: 'draft', text: translate({ i18n }, 'languageSwitch.draft') }
    if (open) return { state: open.state, text: translate({ i18n }, 'languageSwitch.toDo', { count: open.count }) }
    return drafts === null ? null : { state: 'published', text: translate({ i18n }, 'languageSwitch.published') }
  }

  return (
    <div className="language-tabs" role="group" aria-label={translate({ i18n }, 'languageSwitch.languages')}>
      {locales.map((locale) => {
        const shown = stateOf(locale)
        const isCurrent = locale === code
        return (
          <button
            key={locale}
            ref={isCurrent ? current : null}
            type="button"
            aria-current={isCurrent ? 'true' : undefined}
            aria-disabled={isSaving}
            onClick={() => {
              if (!isCurrent && !isSaving) switchTo(locale)
            }}
          >
            <span lang={locale}>{localeNames[locale]}</span>
            {shown === null ? null : (
              <small>
                <span className="translation-dot" data-state={shown.state} />
                <span>{shown.text}</span>
              </small>
            )}
          </button>
        )
      })}
    </div>
  )
}

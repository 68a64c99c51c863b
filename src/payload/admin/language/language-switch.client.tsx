'use client'

import {
  ChevronIcon,
  Popup,
  PopupList,
  useLocale,
  useTranslation,
  toast,
  useConfig,
  useDocumentInfo,
  useEditDepth,
  useForm,
  useFormModified,
} from '@payloadcms/ui'
import { defaultLocale, isLocale, localeNames, locales } from '@/lib/config/locales'
import { translate } from '@/payload/translate'
import { useSwitching } from './switching.client'
import { useEffect, useEffectEvent } from 'react'
import { useRevalidation } from '@/payload/admin/checked-again.client'
import { usePublishFirst } from '@/payload/admin/versions/publish-first.client'
import { KeptForm } from '@/payload/admin/unsaved-changes/saved-form.client'

/** Switches the content language of forms and lists. */
export const LanguageSwitch = () => {
  const { code } = useLocale()
  const { i18n } = useTranslation()
  const { switchTo, missing } = useSwitching()
  // Payload does not know the language yet right after login.
  const current = localeNames[isLocale(code) ? code : defaultLocale]
  return (
    <Popup
      className="language-switch"
      horizontalAlign="right"
      size="small"
      button={
        <span className="language-switch__label">
          {translate({ i18n }, 'languageSwitch.switch')} <strong>{current}</strong> <ChevronIcon />
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
              {missing[locale]
                ? translate({ i18n }, 'languageSwitch.missing', { language: localeNames[locale], count: missing[locale] })
                : localeNames[locale]}
            </PopupList.Button>
          ))}
        </PopupList.ButtonGroup>
      )}
    />
  )
}

/** Passes the untranslated texts of the open document to the switch. */
export const NotedLanguages = ({ missing }: { readonly missing: Readonly<Record<string, number>> }) => {
  const { noteMissing } = useSwitching()
  const counts = JSON.stringify(missing)
  useEffect(() => {
    noteMissing(JSON.parse(counts) as typeof missing)
    return () => noteMissing({})
  }, [counts, noteMissing])
  return null
}

/** URL that saves a draft; forms without drafts use their own. */
const useDraftAddress = (): string => {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { config } = useConfig()
  const { code } = useLocale()
  const document = globalSlug ? `globals/${globalSlug}` : `${collectionSlug}${id === undefined ? '' : `/${id}`}`
  return `${config.routes.api}/${document}?locale=${code}&depth=0&fallback-locale=null&draft=true`
}

interface Props {
  readonly savesDraft: boolean
  /** Has texts in several languages. */
  readonly isTranslated: boolean
  /** Whether unsaved input may be stored in the browser; never for accounts. */
  readonly isKept: boolean
}

/**
 * Rendered beside the buttons of every form: reports unsaved changes to the language switch and how to save them, triggers validation, and
 * stores unsaved input.
 */
export const WatchedForm = ({ savesDraft, isTranslated, isKept }: Props) => {
  const { submit } = useForm()
  const isModified = useFormModified()
  const { id, collectionSlug } = useDocumentInfo()
  const depth = useEditDepth()
  const { code } = useLocale()
  const { i18n } = useTranslation()
  const { watch, watchDiscard, switchTo } = useSwitching()
  const draftAddress = useDraftAddress()
  useRevalidation()
  usePublishFirst()

  const readModified = useEffectEvent(() => isModified)
  const save = useEffectEvent(async (): Promise<boolean> => {
    const draft = {
      action: draftAddress,
      method: id === undefined && collectionSlug ? ('POST' as const) : ('PATCH' as const),
      overrides: { _status: 'draft' },
      skipValidation: true,
    }
    const saved = await submit(savesDraft ? draft : {})
    return saved ? saved.res.ok : false
  })
  useEffect(() => watch({ isModified: () => readModified(), save: () => save(), savesDraft }), [watch, savesDraft])

  // R6: a new document cannot be saved without its English text, whatever was typed in another language.
  // A drawer keeps the language of the form below it.
  const isNewElsewhere = isTranslated && depth < 2 && collectionSlug !== undefined && id === undefined && code !== defaultLocale
  const beginInEnglish = useEffectEvent(() => {
    toast.info(translate({ i18n }, 'languageSwitch.englishFirst'))
    switchTo(defaultLocale)
  })
  useEffect(() => {
    if (isNewElsewhere) beginInEnglish()
  }, [isNewElsewhere])
  return <KeptForm isKept={isKept} watchDiscard={watchDiscard} />
}

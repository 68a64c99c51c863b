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
import { useCheckedAgain } from '@/payload/admin/checked-again.client'
import { usePublishFirst } from '@/payload/admin/versions/publish-first.client'
import { KeptForm } from '@/payload/admin/unsaved-changes/saved-form.client'

/** Which language of the content the forms and lists show. */
export const LanguageSwitch = () => {
  const { code } = useLocale()
  const { i18n } = useTranslation()
  const { switchTo, missing } = useSwitching()
  // Right after the login Payload does not know it yet.
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

/** Tells the switch what each language of the open document lacks. */
export const NotedLanguages = ({ missing }: { readonly missing: Readonly<Record<string, number>> }) => {
  const { noteMissing } = useSwitching()
  const counts = JSON.stringify(missing)
  useEffect(() => {
    noteMissing(JSON.parse(counts) as typeof missing)
    return () => noteMissing({})
  }, [counts, noteMissing])
  return null
}

/** Where a draft goes; a form without drafts knows its own address. */
const useDraftAddress = (): string => {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { config } = useConfig()
  const { code } = useLocale()
  const document = globalSlug ? `globals/${globalSlug}` : `${collectionSlug}${id === undefined ? '' : `/${id}`}`
  return `${config.routes.api}/${document}?locale=${code}&depth=0&fallback-locale=null&draft=true`
}

interface Props {
  readonly savesDraft: boolean
  /** It has texts in several languages. */
  readonly isTranslated: boolean
  /** What is typed into it may wait in the browser: nothing of an account does. */
  readonly isKept: boolean
}

/** Beside the buttons of every form: tells the switch whether something is unsaved, and how to save it; sees that what is typed is checked, and kept. */
export const WatchedForm = ({ savesDraft, isTranslated, isKept }: Props) => {
  const { submit } = useForm()
  const isModified = useFormModified()
  const { id, collectionSlug } = useDocumentInfo()
  const depth = useEditDepth()
  const { code } = useLocale()
  const { i18n } = useTranslation()
  const { watch, watchDiscard, switchTo } = useSwitching()
  const draftAddress = useDraftAddress()
  useCheckedAgain()
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

  // R6: without its English text a new document could not be saved, whatever was typed in another language.
  // A drawer stays in the language of the form it lies over.
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

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
import { translate, words } from '@/payload/words'
import { switchLabel } from './switch-label'
import { useSwitching } from './switching.client'
import { useEffect, useEffectEvent } from 'react'
import { useCheckedAgain } from '@/payload/admin/checked-again.client'
import { usePublishFirst } from '@/payload/admin/versions/publish-first.client'
import { KeptForm } from '@/payload/admin/unsaved-changes/saved-form.client'

export const LanguageSwitch = () => {
  const { code } = useLocale()
  const { i18n } = useTranslation()
  const { switchTo } = useSwitching()
  // Payload does not know the language yet right after login.
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

const englishFirst = words({
  en: 'Something new begins in English; translate it once it is saved.',
  es: 'Lo nuevo empieza en inglés; tradúzcalo una vez guardado.',
  fr: 'Tout nouveau contenu commence en anglais ; traduisez-le une fois enregistré.',
  de: 'Neues beginnt auf Englisch; übersetzen Sie es, sobald es gespeichert ist.',
})

/** Where drafts are saved. Forms without drafts know their own address. */
const useDraftAddress = (): string => {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { config } = useConfig()
  const { code } = useLocale()
  const document = globalSlug ? `globals/${globalSlug}` : `${collectionSlug}${id === undefined ? '' : `/${id}`}`
  return `${config.routes.api}/${document}?locale=${code}&depth=0&fallback-locale=null&draft=true`
}

interface Props {
  readonly savesDraft: boolean
  readonly isTranslated: boolean
  /** Whether unsaved input may be kept in the browser; account data may not. */
  readonly isKept: boolean
}

/**
 * Mounted in every form: reports unsaved changes to the language switch and saves for it, triggers validation, and backs up unsaved
 * input.
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

  // R6: a new document without English text cannot be saved, so new documents start in English. A drawer keeps the language of the
  // form below it.
  const isNewElsewhere = isTranslated && depth < 2 && collectionSlug !== undefined && id === undefined && code !== defaultLocale
  const beginInEnglish = useEffectEvent(() => {
    toast.info(translate({ i18n }, englishFirst))
    switchTo(defaultLocale)
  })
  useEffect(() => {
    if (isNewElsewhere) beginInEnglish()
  }, [isNewElsewhere])
  return <KeptForm isKept={isKept} watchDiscard={watchDiscard} />
}

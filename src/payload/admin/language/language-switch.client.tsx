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
  useFormProcessing,
} from '@payloadcms/ui'
import { defaultLocale, isLocale, localeNames, locales } from '@/lib/config/locales'
import { translate } from '@/payload/translate'
import { useSwitching } from './switching.client'
import { useEffect, useEffectEvent } from 'react'
import { useRevalidation } from '@/payload/admin/checked-again.client'
import { ExampleWarning } from '@/payload/admin/page-templates/example-warning.client'
import { PublishMenu } from '@/payload/admin/versions/publish-menu.client'
import { useFreshPlans, usePublishFirst } from '@/payload/admin/versions/schedule-drawer.client'
import { useNewTitle } from '@/payload/admin/titles/use-new-title.client'
import { KeptForm } from '@/payload/admin/unsaved-changes/saved-form.client'
import { useServerState } from '@/payload/admin/unsaved-changes/server-state.client'
import { deepCopyObjectSimpleWithoutReactComponents } from 'payload/shared'

/** Switches the content language of lists and new documents; other forms have tabs. */
export const LanguageSwitch = () => {
  const { code } = useLocale()
  const { i18n } = useTranslation()
  const { switchTo } = useSwitching()
  // Payload does not know the language yet right after login.
  const shown = isLocale(code) ? code : defaultLocale
  // Within a phrase: "German", not "Deutsch".
  const current = new Intl.DisplayNames([i18n.language], { type: 'language' }).of(shown)
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
              {localeNames[locale]}
            </PopupList.Button>
          ))}
        </PopupList.ButtonGroup>
      )}
    />
  )
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
  const { submit, getFields } = useForm()
  const isModified = useFormModified()
  const isProcessing = useFormProcessing()
  const buildState = useServerState()
  const { id, collectionSlug } = useDocumentInfo()
  const depth = useEditDepth()
  const { code } = useLocale()
  const { i18n } = useTranslation()
  const { watch, watchDiscard, switchTo } = useSwitching()
  const draftAddress = useDraftAddress()
  useNewTitle()
  useRevalidation()
  usePublishFirst()
  useFreshPlans()

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
  const isValidDraft = useEffectEvent(async (): Promise<boolean> => {
    if (!savesDraft) return false
    const formState = deepCopyObjectSimpleWithoutReactComponents(getFields(), { excludeFiles: true })
    // Without an answer saving will fail too, and say why.
    const state = await buildState({ formState }, { isValidated: true }).catch(() => null)
    return Object.values(state ?? {}).every(({ valid }) => valid !== false)
  })
  const readSaving = useEffectEvent(() => isProcessing)
  useEffect(
    () =>
      watch({
        isModified: () => readModified(),
        isSaving: () => readSaving(),
        isValidDraft: () => isValidDraft(),
        save: () => save(),
        savesDraft,
      }),
    [watch, savesDraft],
  )

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
  return (
    <>
      <PublishMenu />
      <ExampleWarning />
      <KeptForm isKept={isKept} watchDiscard={watchDiscard} />
    </>
  )
}

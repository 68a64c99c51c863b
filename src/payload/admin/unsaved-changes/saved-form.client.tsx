'use client'

import { TakenOverNotice, useLockedByOther, useOthersVersion, useTakenOver } from './others-changes.client'
import { MergeForm, MergeNotice } from './merge-versions.client'
import { useState, useCallback, useEffect, useEffectEvent, useRef } from 'react'
import {
  useAllFormFields,
  useAuth,
  useDocumentInfo,
  useForm,
  useFormInitializing,
  useFormModified,
  useFormSubmitted,
  useLocale,
  useFormProcessing,
  useTranslation,
  toast,
} from '@payloadcms/ui'
import { mergeTyped, typedFields, type FormData, type TypedFields, typedTexts, typedVersions } from '@/core/unsaved-changes'
import { closeWhileSaving, dropCopy, dropTyped, findTyped, storeTyped, type Copy, type CopyName } from './typed-store.client'
import { clearedRefusals, markRefusals } from './field-refusals'
import { useSavedPanels } from './server-state.client'
import { TroubleNotice, useSaveError, TypedOffer } from './save-trouble.client'
import { translate } from '@/payload/translate'
import { isRecord } from '@/core/records'

/** Unique across forms and windows. */
const freshName = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-')

const useWindowName = (): string => useState(freshName)[0]

/** Debounce in ms. */
const restsFor = 500

const isTypedFields = (value: unknown): value is TypedFields => isRecord(value) && Object.values(value).every(isRecord)

interface Opened {
  readonly name: CopyName
  readonly base: FormData
}

const isEmpty = (fields: TypedFields): boolean => Object.keys(fields).length === 0

/** H1, H2: stores unsaved values of a Payload form in the browser until saved and offers them when the form is opened again. */
const useKeptForm = (isKept: boolean) => {
  const { user } = useAuth()
  const { id, collectionSlug, globalSlug, initialState } = useDocumentInfo()
  const { code } = useLocale()
  const form = useForm()
  const [fields] = useAllFormFields()
  const isModified = useFormModified()
  const isInitializing = useFormInitializing()
  const isSaving = useFormProcessing()
  const opened = useRef<Opened | null>(null)
  const [opening, setOpening] = useState(0)
  const [offers, setOffers] = useState<readonly Copy<TypedFields>[]>([])
  const of = `${globalSlug ?? collectionSlug} ${id ?? 'new'} ${code}`
  const owner = isKept && user ? String(user.id) : null

  /** Files are not stored; their owner still has them. */
  const read = useCallback((): FormData => {
    const { file: _file, ...data } = form.getData()
    return data
  }, [form])

  const open = useEffectEvent(() => {
    if (owner === null) return
    const base = read()
    opened.current = { name: { user: owner, of, window: freshName() }, base }
    const found = findTyped({ user: owner, of }, isTypedFields)
    const said = found.filter(({ value }) => !isEmpty(typedFields(base, mergeTyped(base, value).data)))
    for (const copy of found) if (!said.includes(copy)) dropCopy(copy)
    setOffers(said)
  })
  useEffect(() => {
    if (!isInitializing) open()
  }, [isInitializing, of, owner, opening])
  const reopen = useCallback(() => setOpening((before) => before + 1), [])

  const keep = useEffectEvent(() => {
    if (!opened.current || !isModified) return
    const { name, base } = opened.current
    const typed = typedFields(base, read())
    if (isEmpty(typed)) dropTyped(name)
    else storeTyped(name, typed)
  })
  useEffect(() => {
    const timer = setTimeout(() => keep(), restsFor)
    return () => clearTimeout(timer)
  }, [fields, isModified])
  // After a take-over Payload reloads the document and overwrites the form in an effect that runs after this one.
  useEffect(() => keep(), [initialState])
  useEffect(() => {
    const last = () => keep()
    window.addEventListener('pagehide', last)
    return () => window.removeEventListener('pagehide', last)
  }, [])

  const close = useEffectEvent(() => {
    if (isSaving && opened.current) closeWhileSaving(opened.current.name)
  })
  useEffect(() => () => close(), [])

  const settle = () => {
    if (!opened.current) return
    dropTyped(opened.current.name)
    opened.current = { ...opened.current, base: read() }
  }

  /** Values that are not saved yet, in a form that started from `base`. */
  const fill = async (data: FormData, base: FormData) => {
    if (opened.current) {
      opened.current = { ...opened.current, base }
      storeTyped(opened.current.name, typedFields(base, data))
    }
    await form.reset(data)
    form.setModified(true)
  }

  const restore = async (copy: Copy<TypedFields>, data: FormData) => {
    if (!opened.current) return
    await fill(data, opened.current.base)
    drop(copy)
  }

  const drop = (copy: Copy<TypedFields>) => {
    dropCopy(copy)
    setOffers((before) => before.filter(({ key }) => key !== copy.key))
  }

  /** The changes were discarded; values still in the form are not stored again. */
  const forget = () => {
    if (opened.current) dropTyped(opened.current.name)
    opened.current = null
  }

  const versionsWith = (theirs: FormData) => ({ base: opened.current?.base ?? theirs, mine: read(), theirs })

  return { offers, reopen, settle, restore, fill, drop, forget, read, versionsWith }
}

interface SaveCallbacks {
  readonly onSaved: () => void
  /** Saving failed. Payload still marks the form as unmodified. */
  readonly onFailed: () => void
  /** The form's values were replaced, by another language or by someone else's save. */
  readonly onReplaced: () => void
}

/** Detects the outcome of a save. Payload signals success only by a new document, and failure not at all. */
const useSaveWatch = ({ onSaved, onFailed, onReplaced }: SaveCallbacks): void => {
  const { savedDocumentData } = useDocumentInfo()
  const isProcessing = useFormProcessing()
  const before = useRef({ isProcessing, savedDocumentData })
  const hasSaved = useRef(false)

  const follow = useEffectEvent(() => {
    const was = before.current
    before.current = { isProcessing, savedDocumentData }
    const isOther = was.savedDocumentData !== savedDocumentData
    if (isOther && (was.isProcessing || isProcessing)) hasSaved.current = true
    else if (isOther) onReplaced()
    if (!was.isProcessing || isProcessing) return
    if (hasSaved.current) onSaved()
    else onFailed()
    hasSaved.current = false
  })
  useEffect(() => follow(), [isProcessing, savedDocumentData])
}

/**
 * Keeps the new password fields open when a save is rejected. Payload closes them once the form is unmodified, which is the case after
 * every save unless the form was modified during it. Also clears the password after a successful save; otherwise, Payload would resend it
 * with the next one.
 */
const useOpenPassword = () => {
  const { id } = useDocumentInfo()
  const { dispatchFields, setBackgroundProcessing, setModified } = useForm()
  const [fields] = useAllFormFields()
  const isModified = useFormModified()
  const isProcessing = useFormProcessing()
  const state = useRef<'unused' | 'sent' | 'saved'>('unused')

  const keepOpen = useEffectEvent(() => {
    if (!isProcessing || id === undefined || fields['password']?.value === undefined) return
    state.current = 'sent'
    setBackgroundProcessing(true)
    setModified(true)
    setBackgroundProcessing(false)
  })
  useEffect(() => keepOpen(), [isProcessing])

  const forget = useEffectEvent(() => {
    if (isModified || state.current !== 'saved') return
    state.current = 'unused'
    for (const path of ['password', 'confirm-password']) dispatchFields({ type: 'REMOVE', path })
  })
  useEffect(() => forget(), [isModified])

  const close = () => {
    if (state.current !== 'sent') return
    state.current = 'saved'
    setModified(false)
  }
  return { close }
}

interface Props {
  readonly isKept: boolean
  /** Registers a callback for discarded changes; returns the unsubscribe function. */
  readonly watchDiscard: (forget: () => void) => () => void
}

/** H1 to H3 for Payload's forms. */
export const KeptForm = ({ isKept, watchDiscard }: Props) => {
  const { id } = useDocumentInfo()
  const { disabled, dispatchFields, getFields, setModified, setSubmitted } = useForm()
  const [fields] = useAllFormFields()
  const isSubmitted = useFormSubmitted()
  const isModified = useFormModified()
  const { i18n } = useTranslation()
  const kept = useKeptForm(isKept)
  const renderPanels = useSavedPanels()
  const openPassword = useOpenPassword()
  const { trouble, look, clear } = useSaveError()
  const taker = useTakenOver(isModified)
  const others = useOthersVersion()
  // Read-only forms are not covered by Payload's lock screen.
  const isLocked = useLockedByOther() && !disabled

  useSaveWatch({
    onSaved: () => {
      openPassword.close()
      kept.settle()
      clear()
      others.clear()
      void renderPanels()
    },
    onFailed: () => {
      // Otherwise the buttons stay disabled until the next input.
      setModified(true)
      // Payload counts a rejected draft as not submitted, which hides its errors.
      const marked = markRefusals(getFields(), !isSubmitted)
      if (Object.keys(marked).length > 0) dispatchFields({ type: 'UPDATE_MANY', formState: marked })
      if (Object.values(marked).some(({ refusal }) => refusal)) setSubmitted(true)
      void look().then(async (found) => {
        // The notice replaces Payload's toast, which would cover it.
        if (found || (await others.ask(kept.read()['updatedAt']))) toast.dismiss()
      })
    },
    onReplaced: () => {
      setModified(false)
      kept.reopen()
    },
  })
  useEffect(() => {
    const cleared = clearedRefusals(fields)
    if (Object.keys(cleared).length > 0) dispatchFields({ type: 'UPDATE_MANY', formState: cleared })
  }, [fields, dispatchFields])
  const forget = useEffectEvent(() => {
    if (isModified) kept.forget()
  })
  useEffect(() => watchDiscard(() => forget()), [watchDiscard])

  const restore = async (copy: (typeof kept.offers)[number], data: FormData) => {
    // Restoring renders on the server, so it needs a connection.
    if ((await look()) === null) await kept.restore(copy, data)
  }

  const [offer] = kept.offers
  if (taker !== null) return <TakenOverNotice who={taker} />
  if (trouble) return <TroubleNotice trouble={trouble} />
  if (others.found)
    return (
      <MergeNotice
        key={others.found.id}
        version={others.found}
        versionsWith={kept.versionsWith}
        onMerge={(data, theirs) => {
          others.clear()
          void kept.fill(data, theirs)
        }}
      />
    )
  if (!offer || isLocked) return null
  const current = kept.read()
  const { data, hasClash } = mergeTyped(current, offer.value)
  const merge = hasClash ? (
    <MergeForm
      key={offer.key}
      versions={typedVersions(current, offer.value)}
      theirs={translate({ i18n }, id === undefined || isModified ? 'unsavedChanges.inForm' : 'unsavedChanges.saved')}
      onMerge={(merged) => void restore(offer, merged)}
    />
  ) : null
  return (
    <TypedOffer
      at={offer.at}
      texts={typedTexts(offer.value)}
      merge={merge}
      isReadOnly={disabled}
      onRestore={() => void restore(offer, data)}
      onDrop={() => kept.drop(offer)}
    />
  )
}

interface Kept<Value> {
  /** Identifies what is being edited. */
  readonly of: string
  /** `null` while nothing is unsaved. */
  readonly value: Value | null
  readonly isValue: (value: unknown) => value is Value
  readonly onRestore: (value: Value) => void
}

export const useAskBeforeLeaving = (isUnsaved: boolean): void => {
  useEffect(() => {
    if (!isUnsaved) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
}

/** H1, H2 for the shop's own screens: stores unsaved values at once and offers to restore them. */
export const useSavedScreen = <Value,>({ of, value, isValue, onRestore }: Kept<Value>) => {
  const { user } = useAuth()
  const window = useWindowName()
  const owner = user ? String(user.id) : null
  const [offers, setOffers] = useState<readonly Copy<Value>[]>([])
  const hasKept = useRef(false)
  useAskBeforeLeaving(value !== null)

  const nameOf = (user: string): CopyName => ({ user, of, window })
  const look = useEffectEvent(() => {
    if (owner !== null) setOffers(findTyped({ user: owner, of }, isValue))
  })
  useEffect(() => look(), [of, owner])

  const follow = useEffectEvent(() => {
    if (owner === null) return
    if (value !== null) hasKept.current = storeTyped(nameOf(owner), value)
    else if (hasKept.current) dropTyped(nameOf(owner))
  })
  useEffect(() => follow(), [value])

  const drop = (copy: Copy<Value>) => {
    dropCopy(copy)
    setOffers((before) => before.filter(({ key }) => key !== copy.key))
  }
  const restore = (copy: Copy<Value>) => {
    if (owner !== null) hasKept.current = storeTyped(nameOf(owner), copy.value)
    onRestore(copy.value)
    drop(copy)
  }
  return { offer: offers[0] ?? null, restore, drop }
}

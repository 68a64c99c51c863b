'use client'

import { useAllFormFields, useAuth, useDocumentInfo, useForm, useFormInitializing, useFormModified, useLocale } from '@payloadcms/ui'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { isRecord, mergeTyped, typedFields, type FormData, type TypedFields } from '@/core/unsaved-changes'
import { dropCopy, dropTyped, findTyped, keepTyped, type Copy, type CopyName } from './typed-store.client'
import { freshName } from './window-name.client'

/** In ms: typing rests for so long before it is written down. */
const restsFor = 500

const isTypedFields = (value: unknown): value is TypedFields => isRecord(value) && Object.values(value).every(isRecord)

/** A form as it was opened, or saved last. */
interface Opened {
  readonly name: CopyName
  readonly base: FormData
}

const isEmpty = (fields: TypedFields): boolean => Object.keys(fields).length === 0

/** H1, H2: what a form of Payload's holds beyond what is saved stays in the browser until it is saved, and is offered when it is opened again. */
export const useKeptForm = (isKept: boolean) => {
  const { user } = useAuth()
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { code } = useLocale()
  const form = useForm()
  const [fields] = useAllFormFields()
  const isModified = useFormModified()
  const isInitializing = useFormInitializing()
  const opened = useRef<Opened | null>(null)
  const [opening, setOpening] = useState(0)
  const [offers, setOffers] = useState<readonly Copy<TypedFields>[]>([])
  const of = `${globalSlug ?? collectionSlug} ${id ?? 'new'} ${code}`
  const owner = isKept && user ? String(user.id) : null

  /** A file waits on its owner's own disk. */
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
    else keepTyped(name, typed)
  })
  useEffect(() => {
    const timer = setTimeout(() => keep(), restsFor)
    return () => clearTimeout(timer)
  }, [fields, isModified])
  useEffect(() => {
    const last = () => keep()
    window.addEventListener('pagehide', last)
    return () => window.removeEventListener('pagehide', last)
  }, [])

  /** What stands in the form is what is saved. */
  const settle = () => {
    if (!opened.current) return
    dropTyped(opened.current.name)
    opened.current = { ...opened.current, base: read() }
  }

  const restore = async (copy: Copy<TypedFields>) => {
    if (!opened.current) return
    const { data } = mergeTyped(read(), copy.value)
    keepTyped(opened.current.name, typedFields(opened.current.base, data))
    await form.reset(data)
    form.setModified(true)
    drop(copy)
  }

  const drop = (copy: Copy<TypedFields>) => {
    dropCopy(copy)
    setOffers((before) => before.filter(({ key }) => key !== copy.key))
  }

  /** It was discarded; what the form still holds until it is opened anew is not kept again. */
  const forget = () => {
    if (opened.current) dropTyped(opened.current.name)
    opened.current = null
  }

  return { offers, reopen, settle, restore, drop, forget, read }
}

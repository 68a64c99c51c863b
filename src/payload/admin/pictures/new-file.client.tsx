'use client'

import {
  Button,
  CheckboxField,
  TextField,
  Thumbnail,
  toast,
  useDocumentInfo,
  useForm,
  useFormFields,
  useLocale,
  useTranslation,
  useUploadEdits,
} from '@payloadcms/ui'
import type { CheckboxFieldClientProps, TextFieldClientProps } from 'payload'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { defaultLocale } from '@/lib/config/locales'
import { ownLabel } from '@/payload/admin/form-fields.client'
import { translate } from '@/payload/translate'

/** The file chosen in a form of pictures, if any. */
const useChosenFile = (): File | null => {
  const file = useFormFields(([fields]) => fields['file']?.value)
  return file instanceof File ? file : null
}

/** Payload keeps the stored file if the value is undefined, and rejects `null`. */
const noFile = { type: 'UPDATE', path: 'file', value: undefined, valid: true, errorMessage: undefined } as const

/** A file that the server would reject is taken out at once, before it is sent. */
export const FileLimit = ({ bytes }: { readonly bytes: number }) => {
  const file = useChosenFile()
  const { dispatchFields } = useForm()
  const { i18n } = useTranslation()
  const check = useEffectEvent(() => {
    if (!file || file.size <= bytes) return
    dispatchFields(noFile)
    toast.error(translate({ i18n }, 'formFields.tooLarge', { megabytes: bytes / 1_000_000 }))
  })
  useEffect(() => check(), [file])
  return null
}

const usePreview = (file: File | null): string | null => {
  const [preview, setPreview] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return undefined
    const url = URL.createObjectURL(file)
    setPreview(url)
    return () => {
      setPreview(null)
      URL.revokeObjectURL(url)
    }
  }, [file])
  return preview
}

/** Payload's form keeps a chosen file after it is saved, and one that was rejected. Returns why the last file was rejected. */
const useSettledFile = (file: File | null): string | null => {
  const { data } = useDocumentInfo()
  const { dispatchFields } = useForm()
  const fault = useFormFields(([fields]) => (fields['file']?.valid === false ? fields['file'].errorMessage : undefined))
  const [rejected, setRejected] = useState<string | null>(null)
  const updatedAt: unknown = data?.['updatedAt']
  const finish = useEffectEvent(() => {
    if (!file) return
    dispatchFields(noFile)
    dispatchFields({ type: 'UPDATE', path: 'descriptionFits', value: false })
    dispatchFields({ type: 'UPDATE', path: 'englishDescription', value: '' })
  })
  useEffect(() => finish(), [updatedAt])
  const settle = useEffectEvent(() => {
    if (!file) return
    setRejected(fault === undefined ? null : `${file.name}: ${fault}`)
    if (fault !== undefined) dispatchFields(noFile)
  })
  useEffect(() => settle(), [file, fault])
  return rejected
}

const Replacement = ({ accept }: { readonly accept: string }) => {
  const file = useChosenFile()
  const preview = usePreview(file)
  const rejected = useSettledFile(file)
  const { collectionSlug = '', docPermissions } = useDocumentInfo()
  const { dispatchFields, setModified } = useForm()
  const { resetUploadEdits } = useUploadEdits()
  const { i18n } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  if (!docPermissions?.update) return null

  const choose = (chosen: File | undefined) => {
    if (!chosen) return
    resetUploadEdits()
    dispatchFields({ ...noFile, value: chosen })
    setModified(true)
  }

  if (file)
    return (
      <div className="field-type new-file">
        {preview === null ? null : <Thumbnail collectionSlug={collectionSlug} fileSrc={preview} />}
        <p role="status">
          <b>{file.name}</b> {translate({ i18n }, 'formFields.pendingFile')}
        </p>
        <Button type="button" buttonStyle="pill" size="small" margin={false} onClick={() => dispatchFields(noFile)}>
          {translate({ i18n }, 'formFields.keepFile')}
        </Button>
      </div>
    )
  return (
    <div className="field-type">
      {rejected === null ? null : <p role="alert">{rejected}</p>}
      <Button type="button" buttonStyle="pill" size="small" margin={false} onClick={() => input.current?.click()}>
        {translate({ i18n }, 'formFields.replaceFile')}
      </Button>
      <input ref={input} hidden type="file" accept={accept} onChange={({ target }) => choose(target.files?.[0])} />
    </div>
  )
}

/** Replaces the file of a saved picture. While a new file is chosen, Payload's view of the stored one is hidden (`.new-file`). */
export const ReplaceFile = ({ accept }: { readonly accept: string }) =>
  useDocumentInfo().id === undefined ? null : <Replacement accept={accept} />

/** A checkbox about a replaced file. */
export const NewFileField = ({ field, path, ...props }: CheckboxFieldClientProps) =>
  useChosenFile() === null ? null : <CheckboxField {...props} field={{ ...field, label: ownLabel(field) }} path={path} />

/** The English description of a replaced file, while another language is edited. */
export const EnglishDescription = ({ field, path, ...props }: TextFieldClientProps) => {
  const file = useChosenFile()
  const fits = useFormFields(([fields]) => fields['descriptionFits']?.value === true)
  const { code } = useLocale()
  const isAsked = file !== null && !fits && code !== defaultLocale
  return isAsked ? <TextField {...props} field={{ ...field, label: ownLabel(field) }} path={path} /> : null
}

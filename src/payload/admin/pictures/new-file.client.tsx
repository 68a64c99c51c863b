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

const noError = { type: 'UPDATE', valid: true, errorMessage: undefined } as const

/** Payload keeps the stored file if the value is undefined, and rejects `null`. */
const noFile = { ...noError, path: 'file', value: undefined } as const

/** Removes the chosen file and everything that was entered or reported about it. */
const useDropFile = () => {
  const { dispatchFields } = useForm()
  return () => {
    dispatchFields(noFile)
    dispatchFields({ type: 'UPDATE', path: 'descriptionFits', value: false })
    dispatchFields({ ...noError, path: 'englishDescription', value: '' })
    dispatchFields({ ...noError, path: 'alt' })
  }
}

/** A file that the server would reject is taken out at once, before it is sent. */
export const FileLimit = ({ bytes }: { readonly bytes: number }) => {
  const file = useChosenFile()
  const dropFile = useDropFile()
  const { i18n } = useTranslation()
  const check = useEffectEvent(() => {
    if (!file || file.size <= bytes) return
    dropFile()
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
  const dropFile = useDropFile()
  const fault = useFormFields(([fields]) => (fields['file']?.valid === false ? fields['file'].errorMessage : undefined))
  const [rejected, setRejected] = useState<string | null>(null)
  const updatedAt: unknown = data?.['updatedAt']
  const finish = useEffectEvent(() => {
    setRejected(null)
    if (file) dropFile()
  })
  useEffect(() => finish(), [updatedAt])
  const settle = useEffectEvent(() => {
    if (!file) return
    setRejected(fault === undefined ? null : `${file.name}: ${fault}`)
    if (fault !== undefined) dropFile()
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
  const dropFile = useDropFile()
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

  // One button for both states keeps the keyboard focus; a status is announced only if its element existed before.
  return (
    <div className={file ? 'field-type new-file' : 'field-type'}>
      {rejected === null ? null : <p role="alert">{rejected}</p>}
      {preview === null ? null : <Thumbnail collectionSlug={collectionSlug} fileSrc={preview} />}
      <div role="status">
        {file ? (
          <>
            <b>{file.name}</b> {translate({ i18n }, 'formFields.pendingFile')}
          </>
        ) : null}
      </div>
      <Button type="button" buttonStyle="pill" size="small" margin={false} onClick={() => (file ? dropFile() : input.current?.click())}>
        {translate({ i18n }, file ? 'formFields.keepFile' : 'formFields.replaceFile')}
      </Button>
      {file ? null : <input ref={input} hidden type="file" accept={accept} onChange={({ target }) => choose(target.files?.[0])} />}
    </div>
  )
}

/** Replaces the file of a saved picture. While a new file is chosen, Payload's view of the stored one is hidden (`.new-file`). */
export const ReplaceFile = ({ accept }: { readonly accept: string }) =>
  useDocumentInfo().id === undefined ? null : <Replacement accept={accept} />

const useDescriptionFits = (): boolean => useFormFields(([fields]) => fields['descriptionFits']?.value === true)

/** Confirms that the alt text fits a replaced file, and clears errors about it. */
export const NewFileField = ({ field, path, ...props }: CheckboxFieldClientProps) => {
  const fits = useDescriptionFits()
  const { dispatchFields } = useForm()
  const clearErrors = useEffectEvent(() => {
    if (fits) for (const described of ['alt', 'englishDescription']) dispatchFields({ ...noError, path: described })
  })
  useEffect(() => clearErrors(), [fits])
  return useChosenFile() === null ? null : <CheckboxField {...props} field={{ ...field, label: ownLabel(field) }} path={path} />
}

/** The English description of a replaced file, while another language is edited. */
export const EnglishDescription = ({ field, path, ...props }: TextFieldClientProps) => {
  const file = useChosenFile()
  const fits = useDescriptionFits()
  const { code } = useLocale()
  const isAsked = file !== null && !fits && code !== defaultLocale
  return isAsked ? <TextField {...props} field={{ ...field, label: ownLabel(field) }} path={path} /> : null
}

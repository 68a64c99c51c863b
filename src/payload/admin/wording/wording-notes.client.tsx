'use client'

import { Button, FieldDescription, useForm, useFormFields, useLocale, useTranslation } from '@payloadcms/ui'
import type { FieldDescriptionClientProps, TextFieldClient } from 'payload'
import { useDeferredValue } from 'react'
import { findWordingErrors } from '@/core/wording/find-errors'
import { typeset } from '@/core/wording/typeset'
import { translate } from '@/payload/translate'
import { plainText, notesOf } from './wording-notes'

/** Maximum number of notes; nobody would read more. */
const most = 4

const Notes = ({ path }: { readonly path: string }) => {
  const { code } = useLocale()
  const { i18n } = useTranslation()
  const { dispatchFields, setModified } = useForm()
  // Deferred: notes may lag, typing may not.
  const value = useDeferredValue(useFormFields(([fields]) => fields[path]?.value))
  const notes = notesOf({ i18n }, findWordingErrors(code, plainText(value)))

  const mended = typeof value === 'string' ? typeset(code, value) : value
  const mend = () => {
    dispatchFields({ type: 'UPDATE', path, value: mended })
    setModified(true)
  }
  return (
    <div className="wording-notes" aria-live="polite">
      {notes.length > 0 ? (
        <ul>
          {notes.slice(0, most).map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      ) : null}
      {notes.length === 0 || mended === value ? null : (
        <Button buttonStyle="pill" size="small" margin={false} onClick={mend}>
          {translate({ i18n }, 'wording.putRight')}
        </Button>
      )}
    </div>
  )
}

type Props = FieldDescriptionClientProps<TextFieldClient> & { readonly readOnly?: boolean }

/** A field's description and notes on its wording. Notes never block saving. */
export const WordingNotes = ({ field, path, readOnly = false }: Props) => {
  const description = field.admin?.description
  return (
    <>
      {description ? <FieldDescription description={description} path={path} /> : null}
      {path && !readOnly ? <Notes path={path} /> : null}
    </>
  )
}

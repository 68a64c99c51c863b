'use client'

import { useForm, useFormFields, useTranslation } from '@payloadcms/ui'
import { useEffect, useEffectEvent } from 'react'
import { fieldElement, focusIn } from '@/payload/admin/pages/open-section.client'
import { translate } from '@/payload/translate'

interface Props {
  readonly path: string
  readonly schemaPath: string
  /** Field of a row in which Enter is pressed. */
  readonly text: string
}

const lookMs = 50

/** A field can't be focused before its row has opened. Stops if the editor moved on. */
const moveFocus = (from: Element, find: () => Element | null, looks = 40): void => {
  const field = find()
  if (field) focusIn(field)
  if (looks > 0 && document.activeElement === from) setTimeout(() => moveFocus(from, find, looks - 1), lookMs)
}

/** Enter in the last row of a list adds the next one and moves there. */
export const NextRow = ({ path, schemaPath, text }: Props) => {
  const { addFieldRow } = useForm()
  const { i18n } = useTranslation()
  const count = useFormFields(([fields]) => fields[path]?.rows?.length ?? 0)
  const add = useEffectEvent((event: KeyboardEvent) => {
    const fieldAt = (index: number) => fieldElement(`${path}.${index}.${text}`)
    const { key, target, isComposing, ctrlKey, metaKey } = event
    if (key !== 'Enter' || isComposing || ctrlKey || metaKey || target !== fieldAt(count - 1)) return
    event.preventDefault()
    if (!(target instanceof HTMLInputElement) || target.value.trim() === '') return
    addFieldRow({ path, schemaPath, rowIndex: count })
    moveFocus(target, () => fieldAt(count))
  })
  useEffect(() => {
    const list = fieldElement(path)
    const press = (event: Event) => {
      if (event instanceof KeyboardEvent) add(event)
    }
    list?.addEventListener('keydown', press)
    return () => list?.removeEventListener('keydown', press)
  }, [path])
  return count === 0 ? null : <p className="field-description">{translate({ i18n }, 'formFields.nextRow')}</p>
}

'use client'

import { useForm } from '@payloadcms/ui'
import { useEffect, useEffectEvent } from 'react'
import { openSection, sectionName } from '@/config/preview-messages'

const path = 'layout'
const fields = 'input:not([type=hidden]):not([type=checkbox]), textarea, [contenteditable=true]'

/** The preview beside this form, in its frame or in a window of its own; nobody else. */
const isPreview = ({ origin, source }: MessageEvent): boolean => {
  if (origin !== window.location.origin || source === null) return false
  const frame = document.querySelector<HTMLIFrameElement>('#live-preview-iframe')
  return source === frame?.contentWindow || ('opener' in source && source.opener === window)
}

const asked = (data: unknown): string | null => {
  const { type, id } = (typeof data === 'object' && data !== null ? data : {}) as Readonly<Record<string, unknown>>
  return type === openSection && typeof id === 'string' ? id : null
}

const show = (index: number): void => {
  const row = document.querySelector(`#${path}-row-${index}`)
  if (!row) return
  row.scrollIntoView({ block: 'start' })
  window.focus()
  row.querySelector<HTMLElement>(fields)?.focus({ preventScroll: true })
}

/** A section that was pressed in the preview is opened in the form, at its first field. */
export const OpenSection = () => {
  const { getFields, dispatchFields } = useForm()
  const open = useEffectEvent((event: MessageEvent) => {
    const id = isPreview(event) ? asked(event.data) : null
    if (id === null) return
    const rows = getFields()[path]?.rows ?? []
    const kinds = rows.map(({ blockType }) => blockType ?? '')
    const index = rows.findIndex((_row, at) => sectionName(kinds, at) === id)
    if (index < 0) return
    // The sections stand in the first tab.
    if (!document.querySelector(`#field-${path}`)) document.querySelector<HTMLElement>('.tabs-field__tab-button')?.click()
    dispatchFields({
      type: 'SET_ROW_COLLAPSED',
      path,
      updatedRows: rows.map((row, at) => (at === index ? { ...row, collapsed: false } : row)),
    })
    setTimeout(() => show(index), 100)
  })
  useEffect(() => {
    const listen = (event: MessageEvent) => open(event)
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])
  return null
}

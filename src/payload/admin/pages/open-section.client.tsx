'use client'

import { useForm } from '@payloadcms/ui'
import { useEffect, useEffectEvent } from 'react'
import { openSection, sectionName } from '@/lib/config/preview-messages'

type Form = Pick<ReturnType<typeof useForm>, 'getFields' | 'dispatchFields'>

const inputs = 'input:not([type=hidden]):not([type=checkbox]), textarea, [contenteditable=true]'

/** Expands a collapsed row. Form fields are addressed by index, rows by id. */
export const openRow = ({ getFields, dispatchFields }: Form, path: string, index: number): void => {
  const rows = getFields()[path]?.rows ?? []
  const updatedRows = rows.map((row, at) => (at === index ? { ...row, collapsed: false } : row))
  dispatchFields({ type: 'SET_ROW_COLLAPSED', path, updatedRows })
}

/**
 * Resolves `layout.67…a1.heading` to `layout.3.heading` and expands the rows on the way; a row may be named by its index too. `null` if a row
 * does not exist.
 */
export const openRows = (form: Form, path: string): string | null => {
  let way = ''
  for (const step of path.split('.')) {
    const rows = form.getFields()[way]?.rows
    const index = rows?.findIndex(({ id }, at) => id === step || String(at) === step) ?? -1
    if (rows && index < 0) return null
    if (rows) openRow(form, way, index)
    way = [way, rows ? String(index) : step].filter(Boolean).join('.')
  }
  return way
}

const rowsAt = ({ getFields }: Form, path: string) => getFields()[path]?.rows ?? []

/** DOM ids: `layout-row-3` for a row, `field-layout__3__heading` for a field. */
const rowField = (path: string, index: number): Element | null =>
  document.querySelector(`#${path}-row-${index}`)?.querySelector(inputs) ?? null
export const fieldElement = (path: string): Element | null => document.querySelector(`[id="field-${path.replaceAll('.', '__')}"]`)

const lookMs = 100
/** By then the expanded row has rendered, if it is in this tab. */
const looksInOneTab = 6

/** The field may be in another tab, so each is opened in turn. */
export const withTabs = (find: () => Element | null, done: (found: Element) => void): void => {
  const tabs = [...document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')]
  const look = (at: number): void => {
    const found = find()
    if (found) return done(found)
    if (at % looksInOneTab === 0) {
      const next = tabs.shift()
      if (!next) return
      next.click()
    }
    setTimeout(() => look(at + 1), lookMs)
  }
  setTimeout(() => look(1), lookMs)
}

export const focusIn = (element: Element): void => {
  element.scrollIntoView({ block: 'center' })
  window.focus()
  const field = element.matches(inputs) ? element : element.querySelector(inputs)
  if (field instanceof HTMLElement) field.focus({ preventScroll: true })
}

const path = 'layout'

/** Accepts messages from this form's preview only, in its frame or its own window. */
const isPreview = ({ origin, source }: MessageEvent): boolean => {
  if (origin !== window.location.origin || source === null) return false
  const frame = document.querySelector<HTMLIFrameElement>('#live-preview-iframe')
  return source === frame?.contentWindow || ('opener' in source && source.opener === window)
}

const askedFor = (data: unknown): string | null => {
  const { type, id } = (typeof data === 'object' && data !== null ? data : {}) as Readonly<Record<string, unknown>>
  return type === openSection && typeof id === 'string' ? id : null
}

export const OpenSection = () => {
  const form = useForm()
  const open = useEffectEvent((event: MessageEvent) => {
    const name = isPreview(event) ? askedFor(event.data) : null
    if (name === null) return
    const rows = rowsAt(form, path)
    const kinds = rows.map(({ blockType }) => blockType ?? '')
    const index = rows.findIndex((_row, at) => sectionName(kinds, at) === name)
    if (index < 0) return
    openRows(form, `${path}.${rows[index]?.id ?? ''}`)
    withTabs(() => rowField(path, index), focusIn)
  })
  useEffect(() => {
    const listen = (event: MessageEvent) => open(event)
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])
  return null
}

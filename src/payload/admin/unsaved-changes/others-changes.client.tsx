'use client'

import { useAuth, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { requestStaffApi } from '@/payload/admin/staff-call.client'
import { translate } from '@/payload/translate'
import { Notice } from './save-trouble.client'

export const readJson = async <Value,>(path: string): Promise<Value | null> => (await requestStaffApi<Value>(path)).answer

interface Locks {
  readonly docs: readonly { readonly user?: { readonly value?: { readonly id?: unknown; readonly email?: string } | string } }[]
}

/** Polling interval in ms. */
const asksEvery = 4_000

const formSelector = 'form.collection-edit__form, form.global-edit__form'

const swallow = (event: Event): void => {
  event.preventDefault()
  event.stopPropagation()
}

/** Payload's Ctrl-S clicks its button by script, which `inert` does not prevent. */
const closeForm = (): void => {
  const form = document.querySelector(formSelector)
  form?.setAttribute('inert', '')
  for (const kind of ['click', 'submit']) form?.addEventListener(kind, swallow, { capture: true })
}

/** A12: name of the person who took over this form, which is inert from then on. Payload only notices on the next input. */
export const useTakenOver = (isModified: boolean): string | null => {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { config } = useConfig()
  const { user } = useAuth()
  const [mine, setMine] = useState(false)
  const [taker, setTaker] = useState<string | null>(null)
  const where = globalSlug
    ? `where[globalSlug][equals]=${globalSlug}`
    : `where[document.relationTo][equals]=${collectionSlug}&where[document.value][equals]=${id}`
  const isWatched = (isModified || mine) && taker === null && (globalSlug !== undefined || id !== undefined)

  const look = useEffectEvent(async () => {
    if (document.hidden) return
    const locks = await readJson<Locks>(`${config.routes.api}/payload-locked-documents?${where}&limit=1&depth=1`)
    const owner = locks?.docs[0]?.user?.value
    const ownerId = typeof owner === 'object' ? owner.id : owner
    if (ownerId === undefined || user === null || user === undefined) return
    if (ownerId === user.id) return setMine(true)
    if (!mine) return
    setTaker(typeof owner === 'object' ? (owner.email ?? '') : '')
    closeForm()
  })
  useEffect(() => {
    if (!isWatched) return undefined
    const timer = setInterval(() => void look(), asksEvery)
    return () => clearInterval(timer)
  }, [isWatched])
  return taker
}

/** As Payload found when it opened the document. */
export const useLockedByOther = (): boolean => {
  const { currentEditor, documentIsLocked = false } = useDocumentInfo()
  const { user } = useAuth()
  const editor = typeof currentEditor === 'object' ? currentEditor?.id : currentEditor
  return documentIsLocked && editor !== undefined && editor !== user?.id
}

export const TakenOverNotice = ({ who }: { readonly who: string }) => {
  const { i18n } = useTranslation()
  return (
    <Notice>
      <p role="alert">{translate({ i18n }, 'unsavedChanges.takenOver', { who })}</p>
      <p>
        <a href={window.location.href}>{translate({ i18n }, 'unsavedChanges.reload')}</a>
      </p>
    </Notice>
  )
}

export interface OthersVersion {
  readonly id: string
  readonly by: string
  readonly at: string
}

interface Versions {
  readonly docs: readonly { readonly id: string; readonly version: { readonly updatedAt: string; readonly changedBy?: string | null } }[]
}

/** A12: after a rejected save, the newer version by someone else that caused it; `null` if there is none. */
export const useOthersVersion = () => {
  const { id, collectionSlug, globalSlug, docPermissions } = useDocumentInfo()
  const { config } = useConfig()
  const { user } = useAuth()
  const mayReadVersions = docPermissions?.readVersions === true
  const [found, setFound] = useState<OthersVersion | null>(null)
  /** `opened` is the time of the version in the form. Returns whether there is one. */
  const ask = useCallback(
    async (opened: unknown) => {
      if (!mayReadVersions || typeof opened !== 'string') return false
      const place = globalSlug ? `globals/${globalSlug}/versions?` : `${collectionSlug}/versions?where[parent][equals]=${id}&`
      const byOthers = `where[version.changedBy][not_equals]=${encodeURIComponent(user?.email ?? '')}`
      const versions = await readJson<Versions>(`${config.routes.api}/${place}${byOthers}&sort=-updatedAt&limit=1&depth=0`)
      const newest = versions?.docs[0]
      const isNewer = newest !== undefined && Date.parse(newest.version.updatedAt) > Date.parse(opened)
      setFound(isNewer ? { id: newest.id, by: newest.version.changedBy ?? '', at: newest.version.updatedAt } : null)
      return isNewer
    },
    [mayReadVersions, collectionSlug, globalSlug, id, config.routes.api, user?.email],
  )
  const clear = useCallback(() => setFound(null), [])
  return { found, ask, clear }
}

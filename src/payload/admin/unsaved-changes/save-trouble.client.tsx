'use client'

import { useTranslation, useConfig, useAuth, useDocumentEvents, Button } from '@payloadcms/ui'
import { useId, type ReactNode, useCallback, useEffect, useState, useEffectEvent, useRef } from 'react'
import { createPortal } from 'react-dom'
import { formatMoment } from '@/payload/admin/formats'
import { readScreen } from '@/payload/admin/staff-call.client'
import { translate } from '@/payload/translate'
import type { NamesIn } from '@/payload/words'
import { usePathname } from 'next/navigation'
import { dropSaved, dropTypedOf, sweepTyped } from './typed-store.client'

export const Notice = ({ children }: { readonly children: ReactNode }) => {
  const { i18n } = useTranslation()
  const heading = useId()
  return createPortal(
    <section className="typed-notice" aria-labelledby={heading}>
      <h2 id={heading}>{translate({ i18n }, 'unsavedChanges.title')}</h2>
      {children}
    </section>,
    document.body,
  )
}

/** Why saving fails, apart from invalid input. */
type Trouble = 'unreachable' | 'loggedOut'

const ask = async (api: string): Promise<Trouble | null> => {
  const answered = await readScreen<{ readonly user: object | null }>(`${api}/users/me`)
  if (!('body' in answered)) return 'unreachable'
  return answered.body.user ? null : 'loggedOut'
}

/** H3: checks the connection and session after a failed save, and again when the window regains focus or the network returns. */
export const useSaveError = () => {
  const { config } = useConfig()
  const [trouble, setTrouble] = useState<Trouble | 'back' | null>(null)
  const api = config.routes.api
  const look = useCallback(async (): Promise<Trouble | null> => {
    const found = await ask(api)
    setTrouble((before) => found ?? (before === null ? null : 'back'))
    return found
  }, [api])
  const isIn = trouble !== null && trouble !== 'back'
  useEffect(() => {
    if (!isIn) return undefined
    const again = () => void look()
    window.addEventListener('focus', again)
    window.addEventListener('online', again)
    return () => {
      window.removeEventListener('focus', again)
      window.removeEventListener('online', again)
    }
  }, [isIn, look])
  const clear = useCallback(() => setTrouble(null), [])
  return { trouble, look, clear }
}

/** Links to the login in a new tab, because this one holds the unsaved text. */
export const TroubleNotice = ({ trouble }: { readonly trouble: Trouble | 'back' }) => {
  const { i18n } = useTranslation()
  const { config } = useConfig()
  return (
    <Notice>
      <p role="alert">{translate({ i18n }, `unsavedChanges.${trouble}`)}</p>
      {trouble === 'loggedOut' ? (
        <p>
          <a href={`${config.routes.admin}${config.admin.routes.login}`} target="_blank">
            {translate({ i18n }, 'unsavedChanges.logIn')}
          </a>
        </p>
      ) : null}
    </Notice>
  )
}

/** For the shop's own screens; render it after a failed save. */
export const ScreenTrouble = () => {
  const { trouble, look } = useSaveError()
  useEffect(() => void look(), [look])
  return trouble ? <TroubleNotice trouble={trouble} /> : null
}

/** H1: saving in a drawer and logging out delete unsaved text; an expired session keeps it. */
export const TypedTextWatch = () => {
  const { user } = useAuth()
  const { config } = useConfig()
  const pathname = usePathname()
  const { mostRecentUpdate } = useDocumentEvents()
  const last = useRef<string | null>(null)
  const follow = useEffectEvent(() => {
    if (user) last.current = String(user.id)
    if (pathname === `${config.routes.admin}${config.admin.routes.logout}` && last.current !== null) dropTypedOf(last.current)
  })
  useEffect(() => follow(), [pathname, user])
  useEffect(() => {
    if (mostRecentUpdate) dropSaved(`${mostRecentUpdate.entitySlug} ${mostRecentUpdate.id ?? 'new'}`)
  }, [mostRecentUpdate])
  useEffect(() => sweepTyped(), [])
  return null
}

const mostTexts = 20

interface Props {
  /** In ms. */
  readonly at: number
  /** Shown for reading and copying, even if it cannot be restored. */
  readonly texts: readonly string[]
  /** Replaces the button that restores, where the same fields have been saved since. */
  readonly merge?: ReactNode
  /** The document is locked by someone else or read-only. */
  readonly isReadOnly?: boolean
  readonly onRestore: () => void
  readonly onDrop: () => void
}

/** H2: offers to restore unsaved text. */
export const TypedOffer = ({ at, texts, merge = null, isReadOnly = false, onRestore, onDrop }: Props) => {
  const { i18n } = useTranslation()
  const say = (text: NamesIn<'unsavedChanges'>) => translate({ i18n }, `unsavedChanges.${text}`)
  return (
    <Notice>
      <p role="status">
        {translate({ i18n }, 'unsavedChanges.offer', { at: formatMoment({ i18n }, at) })} {isReadOnly ? say('readOnly') : null}
      </p>
      {isReadOnly ? null : merge}
      {texts.length > 0 && merge === null ? (
        <details>
          <summary>{say('show')}</summary>
          <ul>
            {texts.slice(0, mostTexts).map((text, index) => (
              <li key={index}>{text}</li>
            ))}
          </ul>
        </details>
      ) : null}
      <p className="typed-notice__keys">
        {isReadOnly || merge !== null ? null : (
          <Button type="button" size="small" margin={false} onClick={onRestore}>
            {say('restore')}
          </Button>
        )}
        <Button type="button" size="small" margin={false} buttonStyle="secondary" onClick={onDrop}>
          {say('drop')}
        </Button>
      </p>
    </Notice>
  )
}

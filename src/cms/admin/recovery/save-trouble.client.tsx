'use client'

import { useConfig, useTranslation } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { translate } from '@/cms/words'
import { Notice } from './notice.client'
import { recoveryWords } from './recovery-words'

/** Why nothing can be saved just now, where it is not for what was typed. */
export type Trouble = 'unreachable' | 'loggedOut'

interface Me {
  readonly user: object | null
}

const ask = async (api: string): Promise<Trouble | null> => {
  try {
    const response = await fetch(`${api}/users/me`, { credentials: 'same-origin', cache: 'no-store' })
    if (!response.ok) return 'unreachable'
    const { user } = (await response.json()) as Me
    return user ? null : 'loggedOut'
  } catch {
    return 'unreachable'
  }
}

/** H3: asked after something was not saved, and again when somebody comes back to the window or the network does. */
export const useTrouble = () => {
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

/** The sentence of it, with the way to the login in a tab of its own: this one keeps the words. */
export const TroubleNotice = ({ trouble }: { readonly trouble: Trouble | 'back' }) => {
  const { i18n } = useTranslation()
  const { config } = useConfig()
  return (
    <Notice>
      <p role="alert">{translate({ i18n }, recoveryWords[trouble])}</p>
      {trouble === 'loggedOut' ? (
        <p>
          <a href={`${config.routes.admin}${config.admin.routes.login}`} target="_blank">
            {translate({ i18n }, recoveryWords.logIn)}
          </a>
        </p>
      ) : null}
    </Notice>
  )
}

/** On a screen of our own, drawn where something was not saved. */
export const DeskTrouble = () => {
  const { trouble, look } = useTrouble()
  useEffect(() => void look(), [look])
  return trouble ? <TroubleNotice trouble={trouble} /> : null
}

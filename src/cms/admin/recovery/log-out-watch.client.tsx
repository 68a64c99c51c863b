'use client'

import { useAuth, useConfig } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { useEffect, useEffectEvent, useRef } from 'react'
import { dropTypedOf, sweepTyped } from './typed-store.client'

/** H1: whoever logs out leaves no words behind; whose session only ended finds them again. */
export const LogOutWatch = () => {
  const { user } = useAuth()
  const { config } = useConfig()
  const pathname = usePathname()
  const last = useRef<string | null>(null)
  const follow = useEffectEvent(() => {
    if (user) last.current = String(user.id)
    if (pathname === `${config.routes.admin}${config.admin.routes.logout}` && last.current !== null) dropTypedOf(last.current)
  })
  useEffect(() => follow(), [pathname, user])
  useEffect(() => sweepTyped(), [])
  return null
}

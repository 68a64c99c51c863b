'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import type { EstimateWorld } from '@/parts/estimate/types'
import { useAddress } from '@/ui/address/use-address.client'
import { asDomainName } from '@/ui/visitor-name/use-visitor-name.client'
import { getVisitorName, setVisitorName } from '@/ui/visitor-name/visitor-name-store'
import { nameParameter, readName } from './configuration'
import { useEndings } from './use-endings.client'

interface NamedConfiguration {
  /** What is chosen hangs from a name of its own. */
  readonly isNeeded: boolean
  readonly drawnWorld: EstimateWorld
  readonly hasMoreEndings: boolean
}

/** The name that a configuration is for: typed, shared by the address, kept there, and refused in words. */
export const useConfiguredName = ({ isNeeded, drawnWorld, hasMoreEndings }: NamedConfiguration) => {
  const t = useTranslations('estimate')
  const validation = useTranslations('validation')
  const { query, change } = useAddress()
  const shared = query.get(nameParameter)
  const [typed, setTyped] = useState('')
  /** Why the registry does not give it. */
  const [refusal, setRefusal] = useState<string | null>(null)
  const world = useEndings(drawnWorld, typed, hasMoreEndings)
  const name = readName(typed, world.extensions)

  useEffect(() => {
    // A shared address brings its name; otherwise the name that hangs on the visitor's plates already.
    const own = getVisitorName()
    if (isNeeded) setTyped(shared ?? (own === null ? '' : asDomainName(own)))
  }, [isNeeded, shared])

  const fault = (): string | null => {
    if (!isNeeded || name.ok) return refusal
    if (name.error !== 'unsold-extension') return validation(name.error)
    return t('nameExtension', { extensions: drawnWorld.extensions.map(({ extension }) => extension).join(' ') })
  }

  return {
    typed,
    world,
    /** `null` while none is wanted, or what is typed is none. */
    name: isNeeded && name.ok ? name.value : null,
    isAwaited: isNeeded && !name.ok,
    fault: fault(),
    refuse: setRefusal,
    type: (text: string) => {
      setTyped(text)
      setRefusal(null)
    },
    /** It goes into the address once it is whole. */
    settle: () => {
      if (!name.ok || name.value === shared) return
      const next = new URLSearchParams(query)
      next.set(nameParameter, name.value)
      change(next, 'replace')
      setVisitorName(name.value)
    },
  }
}

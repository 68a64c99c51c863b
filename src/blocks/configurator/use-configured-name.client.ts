'use client'

import { useEffect, useMemo, useState } from 'react'
import type { Extension } from '@/core/catalog/types'
import { parseTypedDomain } from '@/core/domains/parse-domain'
import type { EstimateContext } from '@/components/estimate/types'
import { findTldAction } from './find-tld-action'
import { useTranslations } from 'next-intl'
import { useAddress } from '@/components/ui/address/address.client'
import { asDomainName } from '@/components/ui/visitor-name/visitor-name.client'
import { getVisitorName, setVisitorName } from '@/components/ui/visitor-name/visitor-name-store'
import { nameParameter, readName, readAddress, soldIn, toItems, usualParts, withPart, withPeriod } from './configuration'
import { missingGroups } from '@/core/filters'
import { createEstimator } from '@/components/estimate/estimate'
import { useShopSettings } from '@/components/shop/shop-settings.client'
import type { ConfiguratorView, GroupView } from './types'

/** ms after the last letter. */
const pause = 300

/** The leading endings are in the page; that of another name is asked for once it stands there. */
const useTlds = (world: EstimateContext, typed: string, hasMore: boolean): EstimateContext => {
  const [found, setFound] = useState<readonly Extension[]>([])
  const parsed = parseTypedDomain(typed)
  const extension = parsed.ok ? parsed.value.extension : null
  const isKnown = [...world.extensions, ...found].some((row) => row.extension === extension)

  useEffect(() => {
    if (!hasMore || extension === null || isKnown) return
    let isOver = false
    const timer = setTimeout(() => {
      const keep = (row: Extension | null) => {
        if (row && !isOver) setFound((known) => [...known, row])
      }
      // Without an answer the name is refused as it stands; typing on asks again.
      void findTldAction(extension).then(keep, () => undefined)
    }, pause)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [extension, hasMore, isKnown])

  return useMemo(() => (found.length === 0 ? world : { ...world, extensions: [...world.extensions, ...found] }), [world, found])
}

interface NamedConfiguration {
  /** What is chosen hangs from a name of its own. */
  readonly isNeeded: boolean
  readonly drawnWorld: EstimateContext
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
  const world = useTlds(drawnWorld, typed, hasMoreEndings)
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

/** The extension a sum is reckoned with while no name is typed. */
const sampleOf = (isAwaited: boolean, { extensions }: EstimateContext): string | null =>
  isAwaited ? (extensions[0]?.extension ?? null) : null

/** The choice as the address holds it, what it costs, what it lacks, and how it changes. */
export const useConfiguration = ({
  groups,
  periods,
  world: drawnWorld,
  hasMoreEndings,
}: Pick<ConfiguratorView, 'groups' | 'periods' | 'world' | 'hasMoreEndings'>) => {
  const t = useTranslations('machine')
  const { priceLocale } = useShopSettings()
  const { query, change } = useAddress()
  const named = useConfiguredName({ isNeeded: groups.some((group) => group.needsName), drawnWorld, hasMoreEndings })
  const { world } = named
  const estimator = useMemo(() => createEstimator(world, priceLocale), [world, priceLocale])
  const configuration = readAddress(query, groups, periods)
  const { period, chosen } = configuration
  const items = toItems(groups, configuration, named.name)
  const sampleEnding = sampleOf(named.isAwaited, world)
  // Until the name is typed the sum is reckoned with one of the first extension, and says so.
  const estimate = estimator(sampleEnding === null ? items : toItems(groups, configuration, `${t('sampleLabel')}${sampleEnding}`))
  const usual = usualParts(soldIn(groups, period))
  const chosenOf = ({ parameter }: GroupView) => chosen.get(parameter) ?? []

  return {
    named,
    items,
    period,
    chosen,
    chosenOf,
    sampleEnding,
    missing: missingGroups(groups, chosen),
    estimate: estimate !== null && estimate.quote.lines.length > 0 ? estimate : null,
    payBy: (wanted: string) => change(withPeriod(query, wanted)),
    choose: (group: GroupView, key: string | null, isChosen: boolean) => {
      const beginsFilled = (usual.get(group.parameter) ?? []).length > 0
      change(withPart(query, { group, chosen: chosenOf(group), key, isChosen, beginsFilled }))
    },
  }
}

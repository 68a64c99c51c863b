'use client'

import { useTranslations } from 'next-intl'
import { useMemo } from 'react'

import { missingGroups } from '@/core/filters'
import { createEstimator } from '@/parts/estimate/estimate'
import type { EstimateWorld } from '@/parts/estimate/types'
import { useShopSettings } from '@/parts/shop/shop-settings.client'
import { useAddress } from '@/ui/address/use-address.client'

import { readAddress, soldIn, toItems, usualParts, withPart, withPeriod } from './configuration'
import type { ConfiguratorView, GroupView } from './types'
import { useConfiguredName } from './use-configured-name.client'

/** The extension a sum is reckoned with while no name is typed. */
const sampleOf = (isAwaited: boolean, { extensions }: EstimateWorld): string | null =>
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

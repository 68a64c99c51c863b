'use client'

import { useTranslations } from 'next-intl'
import { fetchAvailability } from '@/components/domains/ask-availability'
import { useState, useEffect, useMemo } from 'react'
import type { QuoteItemRequest } from '@/core/orders/types'
import { useAddToCart } from '@/features/cart/use-add-to-cart.client'
import { useCart } from '@/features/cart/use-cart.client'
import { setVisitorName, getVisitorName } from '@/components/ui/visitor-name/visitor-name-store'
import {
  nameParameter,
  readName,
  readAddress,
  soldIn,
  toItems,
  defaultParts,
  withPart,
  withPeriod,
  type ConfiguratorView,
  type GroupView,
} from './configuration'
import type { Extension } from '@/core/catalog/types'
import { parseTypedDomain } from '@/core/domains/parse-domain'
import { type EstimateContext, createEstimator } from '@/components/estimate/estimate'
import { findTldAction } from './find-tld-action'
import { useAddress } from '@/components/ui/address/address.client'
import { asDomainName } from '@/components/ui/visitor-name/visitor-name.client'
import { missingGroups } from '@/core/filters'
import { useShopSettings } from '@/components/shop/shop-settings.client'

/** S3: checks availability before a domain goes into the cart; resolves to the reason if it cannot. */
const useNameCheck = () => {
  const t = useTranslations('domainSearch')
  const validation = useTranslations('validation')
  return async (name: string): Promise<string | null> => {
    const answer = await fetchAvailability(name)
    if (!answer.ok) return answer.error.message ?? validation('searchFailed')
    const { status, reason } = answer.value
    switch (status) {
      case 'available':
        return null
      case 'taken':
        return t(reason ?? 'taken')
      case 'unknown':
        return t('unknownTitle', { extension: name.slice(name.indexOf('.')) })
      default:
        return status satisfies never
    }
  }
}

/** Adds a configuration to the cart. Checks a new domain first and resolves to the reason if it is not available. */
export const useAddConfiguration = () => {
  const t = useTranslations('estimate')
  const { isAdding, addToCart } = useAddToCart()
  const inCart = useCart((cart) => cart.quote?.items)
  const checkName = useNameCheck()
  const [isChecking, setChecking] = useState(false)

  const isInCart = ({ type, id, serviceData }: QuoteItemRequest): boolean =>
    inCart?.some(
      (item) =>
        item.type === type && item.id === id && (serviceData?.domain === undefined || item.serviceData.domain === serviceData.domain),
    ) ?? false

  const add = async (items: readonly QuoteItemRequest[]): Promise<string | null> => {
    // O9: domains and add-ons already in the cart are not added again.
    const wanted = items.filter((item) => (item.type === 'domain' || item.type === 'addon' ? !isInCart(item) : true))
    const newName = wanted.find(({ type }) => type === 'domain')
    if (newName) {
      setChecking(true)
      const refusal = await checkName(newName.id)
      setChecking(false)
      if (refusal !== null) return refusal
      setVisitorName(newName.id)
    }
    await addToCart(wanted, { name: newName?.id ?? t('configuration') })
    return null
  }

  return { add, isAdding: isAdding || isChecking }
}

/** Debounce in ms. */
const pause = 300

/** Popular TLDs are in the page; others are loaded once typed. */
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
      // If the request fails, the domain counts as not sold; typing retries.
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
  /** The configuration needs a domain. */
  readonly isNeeded: boolean
  readonly drawnWorld: EstimateContext
  readonly hasMoreEndings: boolean
}

export const useConfiguredName = ({ isNeeded, drawnWorld, hasMoreEndings }: NamedConfiguration) => {
  const t = useTranslations('estimate')
  const validation = useTranslations('validation')
  const { query, change } = useAddress()
  const shared = query.get(nameParameter)
  const [typed, setTyped] = useState('')
  /** Why it is not available. */
  const [refusal, setRefusal] = useState<string | null>(null)
  const world = useTlds(drawnWorld, typed, hasMoreEndings)
  const name = readName(typed, world.extensions)

  useEffect(() => {
    // From the URL, or else the visitor's domain.
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
    /** `null` if none is needed or the typed one is invalid. */
    name: isNeeded && name.ok ? name.value : null,
    isAwaited: isNeeded && !name.ok,
    fault: fault(),
    refuse: setRefusal,
    type: (text: string) => {
      setTyped(text)
      setRefusal(null)
    },
    /** Stores a valid domain in the URL. */
    settle: () => {
      if (!name.ok || name.value === shared) return
      const next = new URLSearchParams(query)
      next.set(nameParameter, name.value)
      change(next, 'replace')
      setVisitorName(name.value)
    },
  }
}

/** TLD used for the estimate until a domain is typed. */
const sampleOf = (isAwaited: boolean, { extensions }: EstimateContext): string | null =>
  isAwaited ? (extensions[0]?.extension ?? null) : null

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
  // Until a domain is typed, the estimate uses the first TLD and says so.
  const estimate = estimator(sampleEnding === null ? items : toItems(groups, configuration, `${t('sampleLabel')}${sampleEnding}`))
  const usual = defaultParts(soldIn(groups, period))
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

'use client'

import { useTranslations } from 'next-intl'
import { fetchAvailability } from '@/components/domains/ask-availability'
import { useState } from 'react'
import type { QuoteItemRequest } from '@/core/orders/types'
import { useAddToCart } from '@/features/cart/use-add-to-cart.client'
import { useCart } from '@/features/cart/use-cart.client'
import { setVisitorName } from '@/components/ui/visitor-name/visitor-name-store'
import type { ComponentKind, MachineUnit } from './configuration'

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

const width = 200
const mostDrawn = 16

const places = (count: number, size: number) =>
  Array.from({ length: count }, (_, index) => index * Math.floor(Math.min(width / count, size * 1.6)))

/** One square per core. */
const cores = (count: number) => places(Math.min(count, mostDrawn), 16).map((x) => `M${x} 6h${count > 12 ? 10 : 16}v16H${x}z`)

/** One bar per four gigabytes. */
const modules = (gigabytes: number) => places(Math.min(Math.max(1, gigabytes / 4), mostDrawn), 12).map((x) => `M${x} 3h10v22H${x}z`)

const shapes: Readonly<Record<ComponentKind, (unit: MachineUnit) => string>> = {
  cpu: ({ size }) => cores(size ?? 1).join(''),
  memory: ({ size }) => modules(size ?? 4).join(''),
  // Storage is drawn to scale.
  storage: ({ size, largest }) => `M0 6h${Math.round((width * (size ?? largest)) / Math.max(largest, 1))}v16H0z`,
  other: () => `M0 8h${width}v3H0zM0 17h${width}v3H0z`,
}

export const Machine = ({ units }: { readonly units: readonly MachineUnit[] }) => {
  const t = useTranslations('machine')
  return (
    <section className="machine" aria-label={t('label')}>
      <ul>
        {units.map((unit) => (
          <li key={unit.key} className={unit.isEmpty ? 'machine__unit machine__unit--empty' : 'machine__unit'}>
            <span>{unit.isEmpty ? t('empty', { part: unit.name }) : unit.name}</span>
            {unit.isEmpty ? null : (
              <svg viewBox={`0 0 ${width} 28`} aria-hidden="true" focusable="false">
                {unit.kind === 'storage' ? <path className="machine__bay" d={`M0 6h${width}v16H0z`} /> : null}
                <path fill="currentColor" d={shapes[unit.kind](unit)} />
              </svg>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

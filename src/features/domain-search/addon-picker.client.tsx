'use client'

import { Gauge, History, type IconNode, Mail, ShieldCheck, SlidersHorizontal, Wrench } from 'lucide'
import { useTranslations } from 'next-intl'
import { useEffect, useId, useState } from 'react'
import type { HeroGroup } from '@/core/catalog/tlds'
import type { AddonInMinorUnits } from '@/parts/api/in-minor-units'
import { Badge } from '@/ui/badge/badge'
import { Icon } from '@/ui/icons/icon'
import { Skeleton } from '@/ui/skeleton/skeleton'
import { isInPlan } from '@/core/orders/preselection'
import type { CartItem } from '@/parts/cart/types'
import type { FormatAmount } from '@/core/receipt/model'
import { type AddonCategory, type AddonGrouping, groupAddons } from './addon-selection'
import { AddonIcon } from './addon-icon.split.client'
import { AddonSlip } from './addon-slip.client'
import type { DomainResult } from './search-state'
import type { AddonsState } from './use-addons.client'

interface AddonPickerProps {
  readonly result: DomainResult
  readonly addons: AddonsState
  readonly grouping: AddonGrouping
  /** What hangs from the name in the cart; `null` where it is not in it. */
  readonly held: readonly string[] | null
  /** Those that are not with the domain in the cart yet. */
  readonly offered: readonly AddonInMinorUnits[]
  readonly chosen: readonly AddonInMinorUnits[]
  /** How many were ticked in advance (S15). */
  readonly preselected: number
  readonly cart: readonly CartItem[]
  readonly format: FormatAmount
  readonly isAdding: boolean
  readonly onToggle: (id: string) => void
  readonly onConfirm: () => void
}

const categoryWords = {
  privacy: 'picker.category.privacy',
  'email-addon': 'picker.category.email',
  security: 'picker.category.security',
  performance: 'picker.category.performance',
} as const satisfies Record<AddonCategory, string>

const heroIcons = {
  security: ShieldCheck,
  management: SlidersHorizontal,
  technical: Wrench,
  email: Mail,
  performance: Gauge,
  backup: History,
} as const satisfies Record<HeroGroup, IconNode>

/** S5: what may go with the name, by family, and the slip that runs along. */
export const AddonPicker = (props: AddonPickerProps) => {
  const { result, addons, grouping, held, offered, chosen, preselected, cart, format, isAdding, onToggle, onConfirm } = props
  const t = useTranslations('domainSearch')
  return (
    <div className="addon-picker" role="group" aria-label={t('picker.label', { domain: result.domain })}>
      <div className="addon-picker__choices">
        {addons.phase === 'loading' ? <PickerLoading /> : null}
        {addons.phase === 'failed' ? <p role="alert">{t('picker.failed')}</p> : null}
        {result.features.length > 0 ? (
          <ul className="addon-picker__features">
            {result.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        ) : null}
        {addons.phase === 'loaded' ? <p>{offered.length > 0 ? t('picker.intro', { count: preselected }) : t('picker.allThere')}</p> : null}
        {groupAddons(offered, grouping).map((group) => (
          <fieldset key={group.id}>
            {group.kind === 'hero' ? (
              <legend className="addon-picker__group">
                <Icon of={heroIcons[group.id]} size={20} /> <span>{t(`picker.hero.${group.id}`)}</span>
              </legend>
            ) : (
              <legend>{t(categoryWords[group.id])}</legend>
            )}
            {group.addons.map((addon) => (
              <AddonChoice
                key={addon.id}
                addon={addon}
                price={format(addon.price)}
                isTicked={chosen.includes(addon)}
                isIncluded={isInPlan(addon, cart)}
                onToggle={() => onToggle(addon.id)}
              />
            ))}
          </fieldset>
        ))}
      </div>
      <AddonSlip result={result} isHeld={held !== null} chosen={chosen} format={format} isAdding={isAdding} onConfirm={onConfirm} />
    </div>
  )
}

interface AddonChoiceProps {
  readonly addon: AddonInMinorUnits
  readonly price: string
  readonly isTicked: boolean
  /** A plan in the cart has it already. */
  readonly isIncluded: boolean
  readonly onToggle: () => void
}

const AddonChoice = ({ addon, price, isTicked, isIncluded, onToggle }: AddonChoiceProps) => {
  const t = useTranslations('domainSearch')
  const id = useId()
  return (
    <label className="addon-choice">
      <input
        className="check"
        type="checkbox"
        checked={isTicked}
        aria-labelledby={`${id}-name ${id}-price`}
        aria-describedby={`${id}-about`}
        onChange={onToggle}
      />
      <span>
        {addon.icon === '' ? null : (
          <span className="addon-choice__icon">
            <AddonIcon name={addon.icon} size={18} />
          </span>
        )}
        <b id={`${id}-name`}>{addon.name}</b> {addon.popular ? <Badge>{t('facts.popular')}</Badge> : null}
        <small id={`${id}-about`}>
          {addon.recommended && !isIncluded ? `${addon.description} ${t('picker.recommended')}.` : addon.description}
        </small>
        {isIncluded ? <b>{t('picker.inPlan')}</b> : null}
      </span>
      <span className="addon-choice__price number" id={`${id}-price`}>
        {price}
      </span>
    </label>
  )
}

const rows = [0, 1, 2, 3, 4, 5, 6, 7]

const PickerLoading = () => {
  const t = useTranslations('domainSearch')
  // Said only when it takes long enough to be noticed.
  const [isSaid, setSaid] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSaid(true), 400)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <p role="status">{isSaid ? t('picker.loading') : ' '}</p>
      {rows.map((row) => (
        <Skeleton key={row} width="100%" height="44px" />
      ))}
    </>
  )
}

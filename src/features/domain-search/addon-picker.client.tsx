'use client'

import { useTranslations } from 'next-intl'
import { ActionObject } from '@/components/action-object/action-object'
import type { AddonInMinorUnits } from '@/components/api-client/call-api'
import { Button } from '@/components/ui/button/button'
import { Due, Ledger, LedgerRow } from '@/components/ui/ledger/ledger'
import type { FormatAmount } from '@/core/receipt/model'
import {
  emptyTexts,
  toSelectionSummary,
  type DomainResult,
  type SearchTexts,
  type AddonCategory,
  type AddonGrouping,
  groupAddons,
} from './search-state'
import { Gauge, History, type IconNode, Mail, ShieldCheck, SlidersHorizontal, Wrench } from 'lucide'
import { useId } from 'react'
import type { AddonGroupId } from '@/core/catalog/tlds'
import { Badge } from '@/components/ui/badge/badge'
import { Icon } from '@/components/ui/icons/icon'
import { TopicIcon } from '@/components/ui/icons/topic-icon'
import { OriginalPrice } from '@/components/ui/price/price'
import { isInPlan } from '@/core/orders/preselection'
import type { CartItem } from '@/features/cart/types'
import { PickerFailed, PickerLoading } from './addon-picker-states.client'
import type { AddonsState } from './use-addons.client'

interface AddonSlipProps {
  readonly result: DomainResult
  /** The domain is in the cart already, so only add-ons count. */
  readonly isHeld: boolean
  readonly chosen: readonly AddonInMinorUnits[]
  readonly format: FormatAmount
  readonly isAdding: boolean
  readonly onConfirm: () => void
}

export const AddonSlip = ({ result, isHeld, chosen, format, isAdding, onConfirm }: AddonSlipProps) => {
  const t = useTranslations('domainSearch')
  const { firstYear, laterYears, threeYears } = toSelectionSummary(isHeld ? null : result, chosen)
  return (
    <div className="addon-slip">
      <Ledger caption={t('picker.slip')}>
        {isHeld ? null : <LedgerRow label={result.domain} amount={format(result.price)} />}
        {chosen.map(({ id, name, price }) => (
          <LedgerRow key={id} label={name} amount={format(price)} />
        ))}
      </Ledger>
      <div className="addon-slip__sums" role="status">
        <Due label={t('picker.firstYear')} amount={format(firstYear)} />
        <Due later label={t('picker.laterYears')} amount={format(laterYears)} />
        <Due later label={t('picker.threeYears')} amount={format(threeYears)} />
      </div>
      <Button variant="go" size="large" block pending={isAdding} onClick={onConfirm}>
        <span>{isAdding ? t('adding') : t('add')}</span>
        <ActionObject>{result.domain}</ActionObject>
      </Button>
    </div>
  )
}

interface AddonPickerProps {
  readonly result: DomainResult
  readonly addons: AddonsState
  readonly grouping: AddonGrouping
  readonly texts?: SearchTexts
  /** Add-ons of the domain in the cart; `null` if it is not in the cart. */
  readonly held: readonly string[] | null
  readonly offered: readonly AddonInMinorUnits[]
  readonly chosen: readonly AddonInMinorUnits[]
  /** Number of preselected add-ons (S15). */
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
} as const satisfies Record<AddonGroupId, IconNode>

/** S5: add-ons by family with a running total. */
export const AddonPicker = (props: AddonPickerProps) => {
  const {
    result,
    addons,
    grouping,
    texts = emptyTexts,
    held,
    offered,
    chosen,
    preselected,
    cart,
    format,
    isAdding,
    onToggle,
    onConfirm,
  } = props
  const t = useTranslations('domainSearch')
  return (
    <div className="addon-picker" role="group" aria-label={t('picker.label', { domain: result.domain })}>
      <div className="addon-picker__choices">
        {addons.phase === 'loading' ? <PickerLoading /> : null}
        {addons.phase === 'failed' ? <PickerFailed /> : null}
        {result.features.length > 0 ? (
          <ul className="addon-picker__features">
            {result.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        ) : null}
        {texts.addonsHeading && offered.length > 0 ? (
          <p className="addon-picker__heading" lang={texts.addonsHeading.lang}>
            {texts.addonsHeading.text}
          </p>
        ) : null}
        {texts.addonsIntro && offered.length > 0 ? <p lang={texts.addonsIntro.lang}>{texts.addonsIntro.text}</p> : null}
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
                format={format}
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
  readonly format: FormatAmount
  readonly isTicked: boolean
  readonly isIncluded: boolean
  readonly onToggle: () => void
}

const AddonChoice = ({ addon, format, isTicked, isIncluded, onToggle }: AddonChoiceProps) => {
  const t = useTranslations('domainSearch')
  const id = useId()
  const { price, originalPrice, features } = addon
  return (
    <label className="addon-choice">
      <input
        className="check"
        type="checkbox"
        checked={isTicked}
        aria-labelledby={`${id}-name ${id}-price`}
        aria-describedby={features.length > 0 ? `${id}-about ${id}-features` : `${id}-about`}
        onChange={onToggle}
      />
      <span>
        {addon.icon === '' ? null : (
          <span className="addon-choice__icon">
            <TopicIcon name={addon.icon} size={18} />
          </span>
        )}
        <b id={`${id}-name`}>{addon.name}</b> {addon.popular ? <Badge>{t('facts.popular')}</Badge> : null}
        <small id={`${id}-about`} lang={addon.textLanguage}>
          {addon.description}
        </small>
        {features.length > 0 ? (
          <small id={`${id}-features`} lang={addon.textLanguage}>
            {features.join(' · ')}
          </small>
        ) : null}
        {addon.recommended && !isIncluded ? <small>{t('picker.recommended')}.</small> : null}
        {isIncluded ? <b>{t('picker.inPlan')}</b> : null}
      </span>
      <span className="addon-choice__price number">
        {originalPrice !== null && originalPrice > price ? (
          <>
            <OriginalPrice amounts={format(originalPrice)} label={t('listPrice')} />{' '}
          </>
        ) : null}
        <span id={`${id}-price`}>{format(price)}</span>
      </span>
    </label>
  )
}

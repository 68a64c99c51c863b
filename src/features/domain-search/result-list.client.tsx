'use client'

import { useTranslations, useLocale } from 'next-intl'
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
  addonsInCart,
  itemsFor,
  toggled,
} from './search-state'
import { Gauge, History, type IconNode, Mail, ShieldCheck, SlidersHorizontal, Wrench } from 'lucide'
import { useEffect, useId, useState, useRef } from 'react'
import type { AddonGroupId } from '@/core/catalog/tlds'
import { Badge } from '@/components/ui/badge/badge'
import { Icon } from '@/components/ui/icons/icon'
import { OriginalPrice } from '@/components/ui/price/price'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { isInPlan, preselectedAddons } from '@/core/orders/preselection'
import type { CartItem } from '@/features/cart/types'
import { AddonIcon } from './addon-icon.split.client'
import { type AddonsState, useAddons } from './use-addons.client'
import { useCart } from '@/features/cart/use-cart.client'
import { useRefusalText } from '@/components/api-client/refusal-text'
import { homeTldOf } from '@/lib/config/locales'
import { sumOf } from '@/core/money/arithmetic'
import { showToast } from '@/components/toast-store'
import { OfferPanelRow, OfferTable } from '@/components/ui/table/offer-table'
import { setVisitorName } from '@/components/ui/visitor-name/visitor-name-store'
import { AvailableRow, LoadingRow, TakenRow, UnknownRow } from './result-row.client'

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
        {addons.phase === 'failed' ? <p role="alert">{t('picker.failed')}</p> : null}
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
            <AddonIcon name={addon.icon} size={18} />
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

const rows = [0, 1, 2, 3, 4, 5, 6, 7]

const PickerLoading = () => {
  const t = useTranslations('domainSearch')
  // Announced only if loading takes noticeably long.
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

interface ResultListProps {
  readonly term: string
  /** In display order; rows not revealed yet render as skeletons. */
  readonly rows: readonly DomainResult[]
  readonly revealed: number
  /** Number of skeleton rows. */
  readonly expectedRows: number
  readonly askingAgain: readonly string[]
  readonly currency: string
  readonly format: FormatAmount
  readonly preselectRecommended: boolean
  readonly grouping: AddonGrouping
  readonly texts: SearchTexts
  /** Selection by domain, kept until navigation. */
  readonly selections: ReadonlyMap<string, readonly string[]>
  readonly onSelect: (domain: string, addonIds: readonly string[]) => void
  readonly onAskAgain: (row: DomainResult) => void
  readonly onSearchFor: (term: string) => void
}

const noItems: readonly CartItem[] = []

const useHeads = () => {
  const t = useTranslations('domainSearch')
  return {
    name: t('heads.name'),
    firstYear: t('heads.firstYear'),
    renewsAt: t('heads.renewsAt'),
    threeYears: t('heads.threeYears'),
    action: t('heads.action'),
  }
}

/** §4: one row is open at a time; adding to the cart closes it. */
export const ResultList = (props: ResultListProps) => {
  const {
    term,
    rows,
    revealed,
    expectedRows,
    askingAgain,
    currency,
    format,
    preselectRecommended,
    grouping,
    texts,
    onAskAgain,
    onSearchFor,
  } = props
  const { selections, onSelect } = props
  const t = useTranslations('domainSearch')
  const locale = useLocale()
  const heads = useHeads()
  const panelId = useId()
  const { openDomain, toggle, openButton, isAdding, confirm } = useOpenRow()
  const addons = useAddons(currency, openDomain !== null)
  const cartItems = useCart((cart) => cart.quote?.items) ?? noItems
  const best = rows.find(({ status, domain }) => status === 'available' && addonsInCart(cartItems, domain) === null)?.domain
  const drawn = rows.length > 0 ? rows : Array.from({ length: expectedRows }, () => null)

  return (
    <OfferTable caption={t('resultsFor', { term })} heads={heads}>
      {drawn.map((row, index) => {
        if (row === null || index >= revealed) return <LoadingRow key={`loading ${index}`} />
        if (row.status === 'taken') return <TakenRow key={row.domain} result={row} onSearchFor={onSearchFor} />
        if (row.status === 'unknown') {
          const isAsking = askingAgain.includes(row.domain)
          return <UnknownRow key={row.domain} result={row} isAsking={isAsking} onAskAgain={() => onAskAgain(row)} />
        }
        const isOpen = row.domain === openDomain
        const held = addonsInCart(cartItems, row.domain)
        const offered = addons.phase === 'loaded' ? addons.addons.filter(({ id }) => !held?.includes(id)) : []
        // No preselection for domains in the cart, whose add-ons were chosen before.
        const preselected = preselectedAddons(offered, {
          isEnabled: preselectRecommended && held === null,
          homeEnding: homeTldOf(locale),
          currency,
          cart: cartItems,
        })
        const selected = selections.get(row.domain) ?? preselected
        const chosen = offered.filter(({ id }) => selected.includes(id))
        return [
          <AvailableRow
            key={row.domain}
            result={row}
            format={format}
            addons={{ count: chosen.length, price: sumOf(chosen.map(({ price }) => price)) }}
            isOpen={isOpen}
            isHeld={held !== null}
            isBest={row.domain === best && openDomain === null}
            panelId={panelId}
            buttonRef={isOpen ? openButton : undefined}
            onToggle={() => toggle(row.domain)}
          />,
          isOpen ? (
            <OfferPanelRow key={`${row.domain} panel`} id={panelId}>
              <AddonPicker
                result={row}
                addons={addons}
                grouping={grouping}
                texts={texts}
                held={held}
                offered={offered}
                chosen={chosen}
                preselected={preselected.length}
                cart={cartItems}
                format={format}
                isAdding={isAdding}
                onToggle={(id) => onSelect(row.domain, toggled(selected, id))}
                onConfirm={() =>
                  void confirm(
                    row.domain,
                    chosen.map(({ id }) => id),
                    held !== null,
                  )
                }
              />
            </OfferPanelRow>
          ) : null,
        ]
      })}
    </OfferTable>
  )
}

/** S5: state of the open row. Confirming adds everything, closes the row, shows a toast and opens the cart. */
const useOpenRow = () => {
  const cartWords = useTranslations('cart')
  const refusalText = useRefusalText()
  const add = useCart((cart) => cart.add)
  const openCart = useCart((cart) => cart.open)
  const openButton = useRef<HTMLButtonElement>(null)
  const [openDomain, setOpenDomain] = useState<string | null>(null)
  const [isAdding, setAdding] = useState(false)

  const toggle = (domain: string) => setOpenDomain((open) => (open === domain ? null : domain))
  const confirm = async (domain: string, addonIds: readonly string[], isHeld: boolean) => {
    const items = itemsFor(domain, addonIds, isHeld)
    if (items.length > 0) {
      setAdding(true)
      const answer = await add(items, { opensDrawer: false })
      setAdding(false)
      if (!answer.ok) return showToast({ text: refusalText(answer.error) })
    }
    // The confirm button unmounts; focus returns to the row's button when the drawer closes.
    openButton.current?.focus({ preventScroll: true })
    setOpenDomain(null)
    setVisitorName(domain)
    showToast({ name: domain, text: cartWords('isInCart') })
    openCart()
  }
  return { openDomain, toggle, openButton, isAdding, confirm }
}

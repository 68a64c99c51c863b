'use client'

import { useTranslations, useLocale } from 'next-intl'
import type { FormatAmount } from '@/core/receipt/model'
import { type DomainResult, type SearchTexts, type AddonGrouping, addonsInCart, itemsFor, toggled } from './search-state'
import { useCallback, useId, useRef, useState } from 'react'
import { preselectedAddons } from '@/core/orders/preselection'
import type { CartItem } from '@/features/cart/types'
import { AddonPicker } from './addon-picker.split.client'
import { useAddons } from './use-addons.client'
import { useCart } from '@/features/cart/use-cart.client'
import { useRefusalText } from '@/components/api-client/refusal-text'
import { homeTldOf } from '@/lib/config/locales'
import { sumOf } from '@/core/money/arithmetic'
import { showToast } from '@/components/toast-store'
import { OfferPanelRow, OfferTable } from '@/components/ui/table/offer-table'
import { setVisitorName } from '@/components/ui/visitor-name/visitor-name-store'
import { AvailableRow, LoadingRow, TakenRow, UnknownRow } from './result-row.client'

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
          return <UnknownRow key={row.domain} result={row} isAsking={isAsking} onAskAgain={onAskAgain} />
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
            addonCount={chosen.length}
            addonPrice={sumOf(chosen.map(({ price }) => price))}
            isOpen={isOpen}
            isHeld={held !== null}
            isBest={row.domain === best && openDomain === null}
            panelId={panelId}
            buttonRef={isOpen ? openButton : undefined}
            onToggle={toggle}
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

  const toggle = useCallback((domain: string) => setOpenDomain((open) => (open === domain ? null : domain)), [])
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

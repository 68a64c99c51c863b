'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useId, useRef, useState } from 'react'
import { useCart } from '@/parts/cart/use-cart.client'
import type { CartItem } from '@/parts/cart/types'
import { useRefusalText } from '@/parts/cart/refusal-text'
import { homeEndingOf } from '@/lib/config/locales'
import { preselectedAddons } from '@/core/orders/preselection'
import type { FormatAmount } from '@/core/receipt/model'
import { sumOf } from '@/core/money/arithmetic'
import { showToast } from '@/parts/toast/toast-store'
import { OfferPanelRow, OfferTable } from '@/ui/table/offer-table'
import { setVisitorName } from '@/ui/visitor-name/visitor-name-store'
import { AddonPicker } from './addon-picker.client'
import { type AddonGrouping, heldAddons, itemsFor, toggled } from './addon-selection'
import { AvailableRow, LoadingRow, TakenRow, UnknownRow } from './result-row.client'
import type { DomainResult } from './search-state'
import { useAddons } from './use-addons.client'

interface ResultListProps {
  readonly term: string
  /** In the order shown; a row that is not revealed yet is drawn as still loading. */
  readonly rows: readonly DomainResult[]
  readonly revealed: number
  /** Rows drawn while nothing is known yet. */
  readonly expectedRows: number
  readonly askingAgain: readonly string[]
  readonly currency: string
  readonly format: FormatAmount
  readonly preselectRecommended: boolean
  readonly grouping: AddonGrouping
  /** What was ticked for each name, kept while the page lives. */
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

/** The rows of a search. §4: only one is open at a time; adding to the cart closes it again. */
export const ResultList = (props: ResultListProps) => {
  const { term, rows, revealed, expectedRows, askingAgain, currency, format, preselectRecommended, grouping, onAskAgain, onSearchFor } =
    props
  const { selections, onSelect } = props
  const t = useTranslations('domainSearch')
  const locale = useLocale()
  const heads = useHeads()
  const panelId = useId()
  const { openDomain, toggle, openButton, isAdding, confirm } = useOpenRow()
  const addons = useAddons(currency, openDomain !== null)
  const cartItems = useCart((cart) => cart.quote?.items) ?? noItems
  const best = rows.find(({ status, domain }) => status === 'available' && heldAddons(cartItems, domain) === null)?.domain
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
        const held = heldAddons(cartItems, row.domain)
        const offered = addons.phase === 'loaded' ? addons.addons.filter(({ id }) => !held?.includes(id)) : []
        // Nothing is ticked in advance beside a domain that is in the cart: its add-ons were chosen before.
        const preselected = preselectedAddons(offered, {
          isEnabled: preselectRecommended && held === null,
          homeEnding: homeEndingOf(locale),
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

/** S5: the open row, and what its confirm button does: add all, close the row, toast, open the cart. */
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
    // The confirm button goes with the panel: the focus waits on the row's own button until the drawer is shut again.
    openButton.current?.focus({ preventScroll: true })
    setOpenDomain(null)
    setVisitorName(domain)
    showToast({ name: domain, text: cartWords('isInCart') })
    openCart()
  }
  return { openDomain, toggle, openButton, isAdding, confirm }
}

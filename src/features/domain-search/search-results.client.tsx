'use client'

import { useTranslations, useLocale } from 'next-intl'
import { type FormatAmount, priceFormatter } from '@/core/receipt/model'
import {
  type DomainResult,
  type SearchTexts,
  type AddonGrouping,
  addonsInCart,
  itemsFor,
  toggled,
  emptyTexts,
  type SearchState,
  type SearchText,
  type SortOrder,
  sortResults,
  tallyOf,
} from './search-state'
import { useCallback, useId, useRef, useState, useEffect, useMemo } from 'react'
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
import { Button } from '@/components/ui/button/button'
import { domainSearchLimits } from '@/lib/config/limits'
import { useShopSettings } from '@/components/shop/shop-settings.client'
import { LateAnswer } from '@/components/waiting/late-answer'

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
const ResultList = (props: ResultListProps) => {
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

const SearchIdle = ({ intro }: { readonly intro: SearchText | undefined }) => {
  const t = useTranslations('domainSearch')
  return (
    <div className="search-face">
      <p className="search-face__title">{t('idleTitle')}</p>
      <p className="muted" lang={intro?.lang}>
        {intro?.text ?? t('idleBody')}
      </p>
    </div>
  )
}

const SearchEmpty = ({ term, message }: { readonly term: string; readonly message: SearchText | undefined }) => {
  const t = useTranslations('domainSearch')
  return (
    <div className="search-face">
      <p className="search-face__title">{t('noResultsTitle', { term })}</p>
      <p className="muted" lang={message?.lang}>
        {message?.text ?? t('noResults')}
      </p>
    </div>
  )
}

interface SearchFailedProps {
  readonly message: string | null
  readonly onTryAgain: () => void
}

/** §8: searchFailed, with a retry. */
const SearchFailed = ({ message, onTryAgain }: SearchFailedProps) => {
  const t = useTranslations('domainSearch')
  const rules = useTranslations('validation')
  return (
    <div className="search-face" role="alert">
      <p className="search-face__title">{t('failedTitle')}</p>
      <p className="muted">{message ?? rules('searchFailed')}</p>
      <Button onClick={onTryAgain}>{t('tryAgain')}</Button>
    </div>
  )
}

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** S6: number of revealed rows, one more about every 100 ms, or all at once under reduced motion. A new `run` starts over. */
const useRevealedRows = (count: number, run: string, isStaggered: boolean): number => {
  const [progress, setProgress] = useState({ run, revealed: isStaggered ? 0 : count })

  useEffect(() => {
    if (!isStaggered || prefersStillness()) {
      setProgress({ run, revealed: count })
      return
    }
    let revealed = 0
    const timer = setInterval(() => {
      revealed += 1
      setProgress({ run, revealed })
      if (revealed >= count) clearInterval(timer)
    }, domainSearchLimits.rowDelay)
    return () => clearInterval(timer)
  }, [count, run, isStaggered])

  if (!isStaggered) return count
  return progress.run === run ? progress.revealed : 0
}

interface SearchResultsProps {
  readonly state: SearchState
  readonly order: SortOrder
  readonly currency: string
  readonly priceLocale?: string
  readonly preselectRecommended: boolean
  readonly grouping: AddonGrouping
  readonly texts?: SearchTexts
  readonly onAskAgain: (row: DomainResult) => void
  readonly onAskMore: (term: string, page: number) => void
  readonly onSearchFor: (term: string) => void
}

/** §4: states of a search: idle, searching, results, nothing found, failed. */
export const SearchResults = (props: SearchResultsProps) => {
  const { state, order } = props
  const isLoaded = state.phase === 'loaded'
  const rows = isLoaded ? sortResults(state.answer.results, order) : []
  const [selections, setSelections] = useState<ReadonlyMap<string, readonly string[]>>(new Map())
  const revealed = useRevealedRows(rows.length, isLoaded ? state.term : '', isLoaded && state.isStaggered)
  return (
    <>
      <SearchAnnouncement state={state} isComplete={isLoaded && revealed >= rows.length} />
      <SearchFace
        {...props}
        rows={rows}
        revealed={revealed}
        selections={selections}
        onSelect={(domain, addonIds) => setSelections((known) => new Map(known).set(domain, addonIds))}
      />
    </>
  )
}

interface SearchFaceProps extends SearchResultsProps {
  readonly rows: readonly DomainResult[]
  readonly revealed: number
  /** §4: selection by domain, kept until navigation. */
  readonly selections: ReadonlyMap<string, readonly string[]>
  readonly onSelect: (domain: string, addonIds: readonly string[]) => void
}

const SearchFace = (props: SearchFaceProps) => {
  const { state, rows, revealed, currency, priceLocale, preselectRecommended, grouping, onAskAgain, onAskMore, onSearchFor } = props
  const { texts = emptyTexts } = props
  const t = useTranslations('domainSearch')
  const isLoaded = state.phase === 'loaded'
  const shownCurrency = isLoaded ? state.answer.currency : currency
  const { shownTax } = useShopSettings()
  const rate = shownTax?.rate
  const format = useMemo(() => priceFormatter(shownCurrency, priceLocale, rate), [shownCurrency, priceLocale, rate])

  if (state.phase === 'idle' || state.phase === 'invalid') return <SearchIdle intro={texts.intro} />
  if (state.phase === 'failed') return <SearchFailed message={state.message} onTryAgain={() => onSearchFor(state.term)} />
  if (isLoaded && rows.length === 0) return <SearchEmpty term={state.term} message={texts.noResults} />
  return (
    <>
      {isLoaded && state.answer.unsoldExtension ? (
        <p className="search-unsold">{t('unsold', { extension: state.answer.unsoldExtension })}</p>
      ) : null}
      {state.phase === 'searching' ? <LateAnswer href={`?${new URLSearchParams({ q: state.term, plain: '1' }).toString()}`} /> : null}
      <div aria-busy={state.phase === 'searching' || revealed < rows.length}>
        <ResultList
          term={state.term}
          rows={rows}
          revealed={revealed}
          expectedRows={state.phase === 'searching' ? state.expectedRows : 0}
          askingAgain={isLoaded ? state.askingAgain : []}
          currency={shownCurrency}
          format={format}
          preselectRecommended={preselectRecommended}
          grouping={grouping}
          texts={texts}
          selections={props.selections}
          onSelect={props.onSelect}
          onAskAgain={onAskAgain}
          onSearchFor={onSearchFor}
        />
      </div>
      {isLoaded && state.answer.source === 'simulation' ? <p className="search-source small muted">{t('simulated')}</p> : null}
      {isLoaded && state.answer.nextPage !== null && revealed >= rows.length ? (
        <MoreResults isAsking={state.isAskingMore ?? false} onAsk={() => onAskMore(state.term, state.answer.nextPage ?? 1)} />
      ) : null}
    </>
  )
}

/** §9: ten TLDs per page. */
const MoreResults = ({ isAsking, onAsk }: { readonly isAsking: boolean; readonly onAsk: () => void }) => {
  const t = useTranslations('domainSearch')
  return (
    <p className="search-more">
      <Button aria-disabled={isAsking} onClick={() => (isAsking ? undefined : onAsk())}>
        {t(isAsking ? 'loadingMore' : 'moreEndings')}
      </Button>
    </p>
  )
}

/**
 * Announces once when all rows are there, not per row. The live region exists from the start, because one inserted with its text is
 * not read.
 */
const SearchAnnouncement = ({ state, isComplete }: { readonly state: SearchState; readonly isComplete: boolean }) => {
  const t = useTranslations('domainSearch')
  const locale = useLocale()
  const announced = (): string | null => {
    if (state.phase === 'searching') return t('searching')
    if (state.phase !== 'loaded' || !isComplete) return null
    const { results } = state.answer
    return results.length === 0
      ? t('noResultsTitle', { term: state.term })
      : t.markup('tally', { ...tallyOf(results), b: (chunks) => chunks })
  }
  return (
    <p className="visually-hidden" role="status" lang={locale}>
      {announced()}
    </p>
  )
}

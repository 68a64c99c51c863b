import type { BillingPeriod, Extension, CategoryId, ItemType } from '@/core/catalog/types'
import { hashText } from '@/core/domains/simulated-registry'
import { parseTypedDomain } from '@/core/domains/parse-domain'
import type { DomainNameError } from '@/core/domains/types'
import { isServer } from '@/core/orders/price-lines'
import { readConfiguration, type Configuration } from '@/core/filters'
import type { QuoteItemRequest } from '@/core/orders/types'
import { err, ok, type Result } from '@/core/result'
import { isWithinCategory } from '@/core/catalog/categories'
import type { Amounts } from '@/core/money/currency'
import type { EstimateContext } from '@/components/estimate/estimate'

interface OptionPriceView {
  readonly period: BillingPeriod
  readonly price: Amounts
  readonly setupFee: Amounts | null
}

export interface OptionView {
  readonly key: string
  readonly type: ItemType
  readonly category: CategoryId
  readonly name: string
  readonly description: string
  /** Language of the description (R20). */
  readonly lang?: string
  readonly popular: boolean
  /** Cores or gigabytes. */
  readonly size?: number
  /** P4: periods it is sold in, shortest first. Add-ons are yearly. */
  readonly prices: readonly OptionPriceView[]
}

export interface GroupView {
  /** URL parameter (`?memory=memory-16`), the same in every language. */
  readonly parameter: string
  readonly title: string
  readonly intro: string | null
  readonly selection: 'one' | 'many'
  readonly isRequired: boolean
  /** Its options belong to a domain, so the form asks for one (O9). */
  readonly needsName: boolean
  readonly options: readonly OptionView[]
}

/** Passed as props to keep them out of every page's messages. */
export interface ConfiguratorLabels {
  readonly popular: string
  readonly setupFee: string
  /** For example "Yearly" and "/year". */
  readonly periods: Readonly<Record<string, { readonly name: string; readonly per: string }>>
}

export interface ConfiguratorView {
  readonly heading: string
  readonly intro?: string | null
  readonly groups: readonly GroupView[]
  /** Billing periods of the configuration, shortest first. */
  readonly periods: readonly BillingPeriod[]
  readonly world: EstimateContext
  /** Whether the shop sells TLDs that are not in the page's data. */
  readonly hasMoreEndings: boolean
}

/** A configuration in the URL: `?cpu=cpu-4&memory=memory-16&period=yearly`. */
interface ReadConfiguration {
  readonly period: BillingPeriod
  readonly chosen: Configuration
}

export const nameParameter = 'name'

const isSold = ({ prices, type }: OptionView, period: BillingPeriod) => type === 'addon' || prices.some((price) => price.period === period)

/** P4: drops options not sold in the period. */
export const soldIn = (groups: readonly GroupView[], period: BillingPeriod): readonly GroupView[] =>
  groups.map((group) => ({ ...group, options: group.options.filter((option) => isSold(option, period)) }))

/** The popular option of a group, or its first. */
const usualOf = ({ options }: GroupView): string | undefined => (options.find(({ popular }) => popular) ?? options[0])?.key

/**
 * Initial selection, so that there is a total from the start: required groups, or one service of the first group if none is
 * required. Never an add-on of a domain, which buyers select themselves.
 */
export const defaultParts = (groups: readonly GroupView[]): Configuration => {
  const isAnyRequired = groups.some(({ isRequired }) => isRequired)
  const first = groups.find(({ selection, needsName }) => selection === 'one' && !needsName)
  const begins = (group: GroupView) => (isAnyRequired ? group.isRequired : group === first)
  return new Map(groups.map((group) => [group.parameter, begins(group) ? [usualOf(group)].filter((key) => key !== undefined) : []]))
}

export const readAddress = (query: URLSearchParams, groups: readonly GroupView[], periods: readonly BillingPeriod[]): ReadConfiguration => {
  const period = periods.find((known) => known === query.get('period')) ?? periods[0] ?? 'yearly'
  const sold = soldIn(groups, period)
  const asked = readConfiguration(sold, query)
  const usual = defaultParts(sold)
  const chosen = sold.map(({ parameter }) => [parameter, (query.has(parameter) ? asked : usual).get(parameter) ?? []] as const)
  return { period, chosen: new Map(chosen) }
}

export const withPeriod = (query: URLSearchParams, period: string): URLSearchParams => {
  const next = new URLSearchParams(query)
  next.set('period', period)
  return next
}

interface PartChange {
  readonly group: GroupView
  readonly chosen: readonly string[]
  readonly key: string | null
  readonly isChosen: boolean
  /** The group has an initial selection, so an empty one must be stated in the URL. */
  readonly beginsFilled: boolean
}

export const withPart = (query: URLSearchParams, { group, chosen, key, isChosen, beginsFilled }: PartChange): URLSearchParams => {
  const next = new URLSearchParams(query)
  next.delete(group.parameter)
  const kept = group.selection === 'many' ? chosen.filter((other) => other !== key) : []
  const keys = isChosen && key !== null ? [...kept, key] : kept
  for (const wanted of keys) next.append(group.parameter, wanted)
  if (keys.length === 0 && beginsFilled) next.set(group.parameter, '')
  return next
}

const partsOf = (groups: readonly GroupView[], chosen: Configuration): readonly OptionView[] =>
  groups.flatMap(({ parameter, options }) => options.filter(({ key }) => chosen.get(parameter)?.includes(key)))

/** O9: the parts of a server form one bundle; equal parts get the same bundle id. Other parts are separate lines. */
const bundleOf = (services: readonly OptionView[]): string | null =>
  isServer(services)
    ? `server-${hashText(
        services
          .map(({ key }) => key)
          .toSorted()
          .join('|'),
      ).toString(36)}`
    : null

/** Cart references: domain first, then its add-ons, then the rest. Without a domain its add-ons are left out (O9). */
export const toItems = (
  groups: readonly GroupView[],
  { period, chosen }: ReadConfiguration,
  name: string | null,
): readonly QuoteItemRequest[] => {
  const parts = partsOf(groups, chosen)
  const domain = { type: 'domain', id: name ?? '', billing: 'yearly', quantity: 1, serviceData: { operation: 'register' } } as const
  const addons = parts.filter(({ type }) => type === 'addon')
  const services = parts.filter(({ type }) => type !== 'addon')
  const bundle = bundleOf(services)
  return [
    ...(name === null ? [] : [domain]),
    ...(name === null
      ? []
      : addons.map(({ key }) => ({ type: 'addon', id: key, billing: 'yearly', quantity: 1, serviceData: { domain: name } }) as const)),
    ...services.map(({ type, key }) => ({
      type,
      id: key,
      billing: period,
      quantity: 1,
      ...(bundle === null ? {} : { serviceData: { bundle } }),
    })),
  ]
}

/** §5, S2: validates a domain, including whether its TLD is sold. */
export const readName = (typed: string, extensions: readonly Extension[]): Result<string, DomainNameError | 'unsold-extension'> => {
  const minimumLengths = new Map(extensions.map(({ extension, minLength }) => [extension, minLength]))
  const parsed = parseTypedDomain(typed, { minimumLengths })
  if (!parsed.ok) return parsed
  const { label, extension } = parsed.value
  return extension !== null && minimumLengths.has(extension) ? ok(`${label}${extension}`) : err('unsold-extension')
}

const drawn = ['cpu', 'memory', 'storage'] as const satisfies readonly CategoryId[]

export type ComponentKind = (typeof drawn)[number] | 'other'

export interface MachineUnit {
  /** Key of the part, or of its group if the slot is empty. */
  readonly key: string
  readonly kind: ComponentKind
  readonly name: string
  readonly isEmpty: boolean
  /** Cores or gigabytes. */
  readonly size: number | null
  readonly largest: number
}

const kindOf = (category: CategoryId): ComponentKind => drawn.find((kind) => isWithinCategory(category, kind)) ?? 'other'

/** Whether the groups form a server: processor, memory and storage are all chosen here. */
export const isMachine = (groups: readonly GroupView[]): boolean =>
  drawn.every((kind) => groups.some(({ options }) => options.some(({ category }) => kindOf(category) === kind)))

/** One unit per selected part, and an empty slot per missing required one. */
export const machineUnits = (groups: readonly GroupView[], chosen: Configuration): readonly MachineUnit[] =>
  groups.flatMap(({ parameter, title, isRequired, options }): readonly MachineUnit[] => {
    const largest = Math.max(0, ...options.map(({ size }) => size ?? 0))
    const parts = options.filter(({ key }) => chosen.get(parameter)?.includes(key))
    const kind = options[0] ? kindOf(options[0].category) : 'other'
    if (parts.length === 0) return isRequired ? [{ key: parameter, kind, name: title, isEmpty: true, size: null, largest }] : []
    return parts.map(({ key, name, size, category }) => ({
      ...{ key, name, largest, isEmpty: false, kind: kindOf(category), size: size ?? null },
    }))
  })

import { sizeOf, type Service } from '@/core/catalog/types'
import type { HoldView } from './types'

/** A length in thousandths: what is drawn needs no more, and a page carries many. */
export const shareOf = (part: number, whole: number): number => Math.round((part / whole) * 1000) / 1000

/** More than three lengths side by side are a table again. */
const mostDrawn = 3

/** What every plan of a family says in figures, and not all say alike: the first lines of their data sheets, each beside the largest. */
export const holdsOf = (plans: readonly Pick<Service, 'id' | 'specs'>[]): ReadonlyMap<string, readonly HoldView[]> => {
  const [first] = plans
  if (!first || plans.length < 2) return new Map()
  const specOf = (plan: Pick<Service, 'specs'>, label: string) => plan.specs.find((spec) => spec.label === label)
  const sizesOf = (label: string) => plans.map((plan) => sizeOf(specOf(plan, label)?.value ?? ''))
  const scales = first.specs
    .map(({ label }) => ({ label, sizes: sizesOf(label).filter((size) => size !== null) }))
    .filter(({ sizes }) => sizes.length === plans.length && new Set(sizes).size > 1)
    .slice(0, mostDrawn)
  const holds = (plan: Pick<Service, 'specs'>) =>
    scales.map(({ label, sizes }): HoldView => {
      const value = specOf(plan, label)?.value ?? ''
      return { label, value, share: shareOf(sizeOf(value) ?? 0, Math.max(...sizes)) }
    })
  return scales.length === 0 ? new Map() : new Map(plans.map((plan) => [plan.id, holds(plan)]))
}

import { isWithinCategory } from '@/core/catalog/categories'
import type { CategoryId } from '@/core/catalog/types'
import type { Configuration } from '@/core/filters'
import type { GroupView } from './types'

/** What the rack knows how to draw. */
const drawn = ['cpu', 'memory', 'storage'] as const satisfies readonly CategoryId[]

export type MachineKind = (typeof drawn)[number] | 'other'

export interface MachineUnit {
  /** Of the part; of its group where the place is empty. */
  readonly key: string
  readonly kind: MachineKind
  readonly name: string
  readonly isEmpty: boolean
  /** Cores, or gigabytes. */
  readonly size: number | null
  /** The largest part of the group, which the length is measured by. */
  readonly largest: number
}

const kindOf = (category: CategoryId): MachineKind => drawn.find((kind) => isWithinCategory(category, kind)) ?? 'other'

/** Whether the groups make a machine: processor, memory and disk are all chosen here. */
export const isMachine = (groups: readonly GroupView[]): boolean =>
  drawn.every((kind) => groups.some(({ options }) => options.some(({ category }) => kindOf(category) === kind)))

/** The machine from top to bottom: a unit for each chosen part, an empty place for what it cannot do without. */
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

import { isWithinCategory } from '../catalog/category-tree'
import { categoryIds, type CategoryId } from '../catalog/types'

/** A category typed into the address (`/services?type=vps`), or `null`, All Services, for none and for an unknown one (R3). */
export const readServiceCategory = (typed: string | null | undefined): CategoryId | null =>
  categoryIds.find((category) => category === typed) ?? null

/** §4: a node of the tree stands for everything under it; `null` is All Services. Keeps the order it was given. */
export const filterServices = <Item extends { readonly category: CategoryId }>(
  services: readonly Item[],
  category: CategoryId | null,
): readonly Item[] => (category === null ? services : services.filter((service) => isWithinCategory(service.category, category)))

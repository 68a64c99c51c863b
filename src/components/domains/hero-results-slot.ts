import type { ComponentType } from 'react'

export interface HeroResultsProps {
  /** Normalised search term, never empty. */
  readonly query: string
  readonly onSearchFor: (term: string) => void
  readonly onSearching: (isSearching: boolean) => void
}

/** Renders the hero's search results. Must be a client component, because it is passed to one. */
export type HeroResultsSlot = ComponentType<HeroResultsProps>

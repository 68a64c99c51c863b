import type { ComponentType } from 'react'

export interface HeroResultsProps {
  /** What was submitted: a name as it is searched for, never empty. */
  readonly query: string
  /** Asks for another name. */
  readonly onSearchFor: (term: string) => void
  readonly onSearching: (isSearching: boolean) => void
}

/** A browser island that searches, draws its rows and announces what it found. Must be a client component: it is handed to one. */
export type HeroResultsSlot = ComponentType<HeroResultsProps>

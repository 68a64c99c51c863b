import type { ComponentType } from 'react'

export interface DomainHeroView {
  readonly heading: string
  /** The bold first sentence. */
  readonly lead: string
  readonly intro: string
}

export interface HeroResultsProps {
  /** What was submitted: trimmed, never empty. */
  readonly query: string
}

/** A browser island that searches, draws its rows and announces what it found. Must be a client component: it is handed to one. */
export type HeroResultsSlot = ComponentType<HeroResultsProps>

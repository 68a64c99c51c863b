import type { ComponentType } from 'react'

import type { HeroResultsProps } from '@/parts/sections/define-section'

export interface DomainHeroView {
  readonly heading: string
  /** The bold first sentence. */
  readonly lead: string
  readonly intro: string
}

/** A browser island that searches, draws its rows and announces what it found. Must be a client component: it is handed to one. */
export type HeroResultsSlot = ComponentType<HeroResultsProps>

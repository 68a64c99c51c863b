import type { Locale } from '@/lib/config/locales'
import { localizedHref } from '@/core/navigation/paths'
import type { HeroBlock } from '@/payload-types'

export type HeroPicture = 'rack' | 'rods' | 'tags' | 'plates' | 'screws' | 'ledger'

interface HeroLink {
  readonly label: string
  /** With its language prefix. */
  readonly href: string
}

export interface HeroView {
  readonly heading: string
  readonly lead: string | null
  readonly intro: string | null
  readonly primary: HeroLink | null
  readonly secondary: HeroLink | null
  readonly picture: HeroPicture | null
  /** Whether the picture carries the visitor's own name. */
  readonly showPlate: boolean
}

/** A button needs both: what it says and where it leads. */
const toLink = (locale: Locale, label: string | null | undefined, href: string | null | undefined): HeroLink | null =>
  label && href ? { label, href: localizedHref(locale, href) } : null

export const toHeroView = (block: HeroBlock, locale: Locale): HeroView => ({
  heading: block.heading ?? '',
  lead: block.lead || null,
  intro: block.intro || null,
  primary: toLink(locale, block.primaryLabel, block.primaryHref),
  secondary: toLink(locale, block.secondaryLabel, block.secondaryHref),
  picture: block.picture === 'none' ? null : block.picture,
  showPlate: block.showPlate ?? false,
})

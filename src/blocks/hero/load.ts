import type { Locale } from '@/lib/config/locales'
import { localizedHref } from '@/core/navigation/paths'
import type { HeroBlock } from '@/payload-types'

export type HeroPicture = 'rack' | 'rods' | 'tags' | 'plates' | 'screws' | 'ledger'

interface HeroLink {
  readonly label: string
  /** With language prefix. */
  readonly href: string
}

export interface HeroView {
  readonly heading: string
  readonly lead: string | null
  readonly intro: string | null
  readonly primary: HeroLink | null
  readonly secondary: HeroLink | null
  readonly picture: HeroPicture | null
  /** Whether the picture shows the visitor's domain. */
  readonly showPlate: boolean
}

/** A button needs both label and link. */
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

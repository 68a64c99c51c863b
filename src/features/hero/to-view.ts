import type { Locale } from '@/lib/config/locales'
import { localizedHref } from '@/core/navigation/paths'
import type { HeroBlock } from '@/payload-types'

import type { HeroLink, HeroView } from './types'

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

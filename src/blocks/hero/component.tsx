import Image from 'next/image'
import { type ReactNode, useId } from 'react'
import { VisitorSign } from '@/components/ui/visitor-name/visitor-name.client'
import { Ledger, Plates, Rack, Rods, Screws, Tags } from './pictures'
import { defineSection } from '@/blocks/define-section'
import { ButtonLink } from '@/components/ui/button/button'
import { classNames } from '@/components/ui/styles/class-names'
import { SectionHeading } from '@/components/ui/section/section'
import type { Locale } from '@/lib/config/locales'
import { localizedHref } from '@/core/navigation/paths'
import { type PictureView, toPicture } from '@/modules/content/to-picture'
import type { HeroBlock } from '@/payload-types'

export type HeroPicture = 'rack' | 'rods' | 'tags' | 'plates' | 'screws' | 'ledger'

interface HeroLink {
  readonly label: string
  /** With language prefix. */
  readonly href: string
}

interface HeroView {
  readonly heading: string
  readonly lead: string | null
  readonly intro: string | null
  readonly primary: HeroLink | null
  readonly secondary: HeroLink | null
  readonly picture: HeroPicture | null
  /** Shown instead of the drawing. */
  readonly ownPicture: PictureView | null
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
  ownPicture: toPicture(block.ownPicture),
  showPlate: block.showPlate ?? false,
})

/** Drawings are 560 by 440 with space for one plate. */
const drawings = {
  rack: Rack,
  rods: Rods,
  tags: Tags,
  plates: Plates,
  screws: Screws,
  ledger: Ledger,
} satisfies Record<HeroPicture, () => ReactNode>

/** R32: cropped to the drawings' shape. */
const OwnPicture = ({ of: { src, width, height, alt, focus, lang } }: { readonly of: PictureView }) => (
  <div className="opening__picture">
    <Image
      className="opening__photo"
      src={src}
      width={width}
      height={height}
      sizes="(max-width: 900px) min(560px, 100vw), 40vw"
      alt={alt}
      lang={lang}
      loading="eager"
      fetchPriority="high"
      style={{ objectPosition: focus }}
    />
  </div>
)

interface PictureProps {
  readonly of: HeroPicture
  readonly showPlate: boolean
  readonly placeholderNames: readonly string[]
}

/** Decorative, with the visitor's domain on the plate. */
const Picture = ({ of, showPlate, placeholderNames }: PictureProps) => {
  const Drawing = drawings[of]
  return (
    <div className="opening__picture" aria-hidden="true">
      <svg viewBox="0 0 560 440" focusable="false">
        <Drawing />
      </svg>
      <div className={showPlate ? 'opening__plate opening__plate--named' : 'opening__plate'}>
        {showPlate ? <VisitorSign placeholderNames={placeholderNames} largest="13cqi" /> : null}
      </div>
    </div>
  )
}

interface HeroProps {
  readonly view: HeroView
  readonly placeholderNames: readonly string[]
  readonly headingLevel?: 1 | 2
}

/** Opening of a page, with its h1; for pages about domains use the domain hero. */
export const Hero = ({ view, placeholderNames, headingLevel = 1 }: HeroProps) => {
  const heading = useId()
  const { lead, intro, primary, secondary, ownPicture } = view
  const picture = ownPicture ? null : view.picture
  return (
    <section className={classNames('opening wall', picture && `opening--${picture}`)} aria-labelledby={heading}>
      <div className="wide opening__grid">
        <div className="opening__words">
          <SectionHeading id={heading} level={headingLevel} heading={view.heading} />
          {lead ? <p className="opening__lead">{lead}</p> : null}
          {intro ? <p className="opening__intro">{intro}</p> : null}
          {primary || secondary ? (
            <p className="opening__links">
              {primary ? (
                <ButtonLink variant="go" href={primary.href}>
                  {primary.label}
                </ButtonLink>
              ) : null}
              {secondary ? <ButtonLink href={secondary.href}>{secondary.label}</ButtonLink> : null}
            </p>
          ) : null}
        </div>
        {ownPicture ? <OwnPicture of={ownPicture} /> : null}
        {picture ? <Picture of={picture} showPlate={view.showPlate} placeholderNames={placeholderNames} /> : null}
      </div>
    </section>
  )
}

export const heroSection = defineSection('hero', {
  heading: 'page',
  failure: 'generic',
  load: (block, { locale }) => toHeroView(block, locale),
  draw: Hero,
})

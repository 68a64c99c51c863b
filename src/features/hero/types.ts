export type HeroPicture = 'rack' | 'rods' | 'tags' | 'plates' | 'screws' | 'ledger'

export interface HeroLink {
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

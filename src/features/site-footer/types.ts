export interface FooterLink {
  readonly label: string
  /** With its language prefix. */
  readonly href: string
}

export interface FooterColumn {
  readonly title: string
  readonly links: readonly FooterLink[]
}

/** A currency with the rate its prices are converted at (M8). */
export interface FooterCurrency {
  readonly code: string
  readonly name: string
  /** Units of it per US dollar; `null` for the currency prices are stored in. */
  readonly rate: string | null
  /** ISO date of the rate; `null` where it is too old to be shown (M11). */
  readonly rateDate: string | null
}

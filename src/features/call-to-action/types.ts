export interface CallToActionView {
  readonly heading: string
  readonly body?: string | null
  readonly buttonLabel: string
  /** With its language prefix. */
  readonly href: string
  /** On the visitor's own sign, the last one of the page; else on the wall. */
  readonly showPlate: boolean
}

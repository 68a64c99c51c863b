export interface DomainHeroView {
  readonly heading: string
  /** The bold first sentence. */
  readonly lead: string
  readonly intro: string
}

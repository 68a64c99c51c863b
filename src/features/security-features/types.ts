export interface ProtectionView {
  readonly icon: string | null
  readonly title: string
  readonly description: string
  /** Where it is included, in marketing's words. */
  readonly included: string | null
}

export interface SecurityFeaturesView {
  readonly heading: string
  readonly intro: string | null
  readonly items: readonly ProtectionView[]
}

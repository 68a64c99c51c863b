export interface TechnologyView {
  readonly key: string
  readonly name: string
  readonly description?: string | null
}

export interface TechnologyStackView {
  readonly heading: string
  readonly items: readonly TechnologyView[]
}

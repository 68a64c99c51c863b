export interface DomainToolView {
  readonly icon: string
  readonly title: string
  readonly description: string
  readonly buttonLabel: string
  readonly href: string
}

export interface DomainToolsView {
  readonly heading: string
  readonly intro: string | null
  readonly tools: readonly DomainToolView[]
}

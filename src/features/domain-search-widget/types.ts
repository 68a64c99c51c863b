export interface DomainSearchWidgetView {
  readonly heading: string
  readonly intro: string | null
}

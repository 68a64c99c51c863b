export interface TechnologyView {
  readonly key: string
  readonly name: string
  readonly description?: string | null
}

export interface DataSheetView {
  readonly icon: string | null
  readonly title: string
  readonly items: readonly { readonly name: string; readonly value: string }[]
}

export interface TechnicalFeaturesView {
  readonly heading: string
  readonly intro: string | null
  readonly groups: readonly DataSheetView[]
}

export interface PlanText {
  readonly key: string
  readonly name: string
  readonly description: string
  readonly features: readonly string[]
  /** In the same order for every plan of a family. */
  readonly specs: readonly { readonly label: string; readonly value: string }[]
  readonly popular: boolean
  /** R20: of description and features, where it is not the page's. */
  readonly lang?: string
}

/** What is said of a plan beside its prices. */
export const toPlanText = ({
  id,
  name,
  description,
  features,
  specs,
  popular,
  textLanguage,
}: Omit<PlanText, 'key' | 'lang'> & { readonly id: string; readonly textLanguage?: string }): PlanText => ({
  key: id,
  name,
  description,
  features,
  specs,
  popular,
  ...(textLanguage === undefined ? {} : { lang: textLanguage }),
})

export interface PlanText {
  readonly key: string
  readonly name: string
  readonly description: string
  readonly features: readonly string[]
  /** In the same order for every plan of a family. */
  readonly specs: readonly { readonly label: string; readonly value: string }[]
  readonly popular: boolean
}

/** What is said of a plan beside its prices. */
export const toPlanText = ({
  id,
  name,
  description,
  features,
  specs,
  popular,
}: Omit<PlanText, 'key'> & { readonly id: string }): PlanText => ({
  key: id,
  name,
  description,
  features,
  specs,
  popular,
})

/** Search pages cut what is longer; they measure pixels, and this many characters fit in nearly every script. */
export const titleLimit = 60
export const descriptionLimit = 155

/** A browser's tab and a search page show whose page it is, once. */
export const titleWithBrand = (title: string, brandName: string): string => (title.includes(brandName) ? title : `${title} · ${brandName}`)

/** As a search page shows it. */
export const cutAt = (text: string, most: number): string => (text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`)

export type HeadFault = 'title-missing' | 'title-long' | 'description-missing' | 'description-long'

interface Head {
  /** Written for search pages; the page's own stands in for it. */
  readonly ownTitle: string
  /** What is shown, whoever it is from. */
  readonly title: string
  readonly description: string
}

/** What a search page would make less of a page than it could be; nothing of it is refused. */
export const judgeHead = ({ ownTitle, title, description }: Head): readonly HeadFault[] => [
  ...(ownTitle.trim() === '' ? (['title-missing'] as const) : []),
  ...(title.length > titleLimit ? (['title-long'] as const) : []),
  ...(description.trim() === '' ? (['description-missing'] as const) : []),
  ...(description.length > descriptionLimit ? (['description-long'] as const) : []),
]

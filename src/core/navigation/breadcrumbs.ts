/** A step of the trail. `href` has no language prefix; `null` on the last one, which is where the visitor stands. */
interface Breadcrumb {
  readonly label: string
  readonly href: string | null
}

interface BreadcrumbPage {
  readonly label: string
  /** The page's own address where the asked one is an alias of it (`/ssl` → `/ssl-certificates`). */
  readonly path?: string
}

/** `/a/b/c` → `/`, `/a`, `/a/b`, `/a/b/c`. */
export const pathsAbove = (path: string): readonly string[] => {
  const segments = path.split('/').filter((segment) => segment !== '')
  return ['/', ...segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`)]
}

/**
 * The way from Home to `path` (no language prefix), without steps that are no page (`/orders`).
 * Nothing below two levels, counting Home (R7); the last crumb is no link (§2).
 */
export const buildBreadcrumbs = (path: string, pageAt: (path: string) => BreadcrumbPage | undefined): readonly Breadcrumb[] => {
  const steps = pathsAbove(path).flatMap((step) => {
    const page = pageAt(step)
    return page ? [{ label: page.label, href: page.path ?? step }] : []
  })
  if (steps.length < 2) return []
  return steps.map((step, index) => (index === steps.length - 1 ? { ...step, href: null } : step))
}

/** Search pages cut what is longer; they measure pixels, and this many characters fit in nearly every script. */
export const titleLimit = 60
export const descriptionLimit = 155

/** A browser's tab and a search page show whose page it is, once. */
export const titleWithBrand = (title: string, brandName: string): string => (title.includes(brandName) ? title : `${title} · ${brandName}`)

/** As a search page shows it. */
export const cutAt = (text: string, most: number): string => (text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`)

export type MetadataError = 'title-missing' | 'title-long' | 'description-missing' | 'description-long'

interface Head {
  /** Written for search pages; the page's own stands in for it. */
  readonly ownTitle: string
  /** What is shown, whoever it is from. */
  readonly title: string
  readonly description: string
}

/** What a search page would make less of a page than it could be; nothing of it is refused. */
export const checkMetadata = ({ ownTitle, title, description }: Head): readonly MetadataError[] => [
  ...(ownTitle.trim() === '' ? (['title-missing'] as const) : []),
  ...(title.length > titleLimit ? (['title-long'] as const) : []),
  ...(description.trim() === '' ? (['description-missing'] as const) : []),
  ...(description.length > descriptionLimit ? (['description-long'] as const) : []),
]

/** `href` has no language prefix; `null` for the current page. */
interface Breadcrumb {
  readonly label: string
  readonly href: string | null
}

interface BreadcrumbPage {
  readonly label: string
  /** Canonical path if the requested one is an alias (`/ssl` → `/ssl-certificates`). */
  readonly path?: string
}

/** `/a/b/c` → `/`, `/a`, `/a/b`, `/a/b/c`. */
export const pathsAbove = (path: string): readonly string[] => {
  const segments = path.split('/').filter((segment) => segment !== '')
  return ['/', ...segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`)]
}

/**
 * Trail from Home to `path` (without language prefix), skipping segments without a page (`/orders`). Empty for fewer than two levels
 * including Home (R7); the last crumb is not a link (§2).
 */
export const buildBreadcrumbs = (path: string, pageAt: (path: string) => BreadcrumbPage | undefined): readonly Breadcrumb[] => {
  const steps = pathsAbove(path).flatMap((step) => {
    const page = pageAt(step)
    return page ? [{ label: page.label, href: page.path ?? step }] : []
  })
  if (steps.length < 2) return []
  return steps.map((step, index) => (index === steps.length - 1 ? { ...step, href: null } : step))
}

/** Search engines truncate by pixels; this many characters fit in nearly every script. */
export const titleLimit = 60
export const descriptionLimit = 155

/** Appends the brand unless the title already contains it. */
export const titleWithBrand = (title: string, brandName: string): string => (title.includes(brandName) ? title : `${title} · ${brandName}`)

export const cutAt = (text: string, most: number): string => (text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`)

export type MetadataError = 'title-missing' | 'title-long' | 'description-missing' | 'description-long'

interface Head {
  /** Title for search engines; empty if the page title is used. */
  readonly ownTitle: string
  /** The title in effect. */
  readonly title: string
  readonly description: string
}

/** SEO warnings, none of which blocks saving. */
export const checkMetadata = ({ ownTitle, title, description }: Head): readonly MetadataError[] => [
  ...(ownTitle.trim() === '' ? (['title-missing'] as const) : []),
  ...(title.length > titleLimit ? (['title-long'] as const) : []),
  ...(description.trim() === '' ? (['description-missing'] as const) : []),
  ...(description.length > descriptionLimit ? (['description-long'] as const) : []),
]

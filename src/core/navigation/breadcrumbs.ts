/** A step of the trail. `href` has no language prefix; `null` on the last one, which is where the visitor stands. */
export interface Breadcrumb {
  readonly label: string
  readonly href: string | null
}

export interface BreadcrumbPage {
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

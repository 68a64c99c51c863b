import Link from 'next/link'

interface Crumb {
  readonly label: string
  readonly href: string
}

interface BreadcrumbsProps {
  /** Name of the landmark: "Breadcrumb". */
  readonly label: string
  readonly items: readonly Crumb[]
}

/** §2, R7: starts at Home; only rendered with two levels or more; the last one is the current page, not a link. */
export const Breadcrumbs = ({ label, items }: BreadcrumbsProps) => {
  if (items.length < 2) return null
  const last = items.length - 1
  return (
    <nav className="breadcrumbs" aria-label={label}>
      <ol>
        {items.map((item, index) => (
          <li key={item.href}>
            {index === last ? (
              <span aria-current="page">{item.label}</span>
            ) : (
              <Link href={item.href} prefetch={false}>
                {item.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

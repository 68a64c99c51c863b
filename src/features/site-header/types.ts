export interface NavigationLink {
  readonly label: string
  /** With its language prefix. */
  readonly href: string
  /** "New". */
  readonly badge?: string | null
}

export interface NavigationGroup {
  readonly title?: string | null
  readonly links: readonly NavigationLink[]
}

/** A link, or a dropdown where it has groups. */
export interface NavigationMenu {
  readonly label: string
  readonly href?: string | null
  readonly badge?: string | null
  readonly groups: readonly NavigationGroup[]
}

'use client'

import type { MouseEvent } from 'react'

interface LoginLinkProps {
  readonly home: string
  readonly label: string
}

/**
 * The way to the login, and back to where it was pressed. A cached page does not know its visitor's query, and search engines
 * need no login of every page: so the way back is added by the press itself.
 */
export const LoginLink = ({ home, label }: LoginLinkProps) => {
  const addWayBack = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    const { pathname, search } = window.location
    // Nobody comes from the home page, or from the doors themselves (safeNext leaves those out), to go back there.
    if (pathname !== home) currentTarget.search = new URLSearchParams({ next: `${pathname}${search}` }).toString()
  }
  return (
    <a className="site-header__item" href={`${home}/login`} onClick={addWayBack}>
      {label}
    </a>
  )
}

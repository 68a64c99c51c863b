'use client'

import { Link, NavGroup, useNav, usePreferences } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { useEffect, type ReactNode } from 'react'

/** Payload collapses the menu below 1440 px; from this width on it fits beside the page. */
const desktop = '(min-width: 1025px)'

/** Opens the menu on desktops unless the user has closed it. */
export const OpenOnDesktops = () => {
  const { hydrated, setNavOpen } = useNav()
  const { getPreference } = usePreferences()
  useEffect(() => {
    if (!hydrated || !window.matchMedia(desktop).matches) return undefined
    let isShown = true
    void getPreference<{ open?: boolean }>('nav').then((known) => {
      if (isShown && known?.open !== false) setNavOpen(true)
    })
    return () => {
      isShown = false
    }
  }, [hydrated, getPreference, setNavOpen])
  return null
}

interface LinkProps {
  readonly href: string
  readonly children: ReactNode
  readonly isExact?: boolean
}

export const MenuLink = ({ href, children, isExact = false }: LinkProps) => {
  const pathname = usePathname()
  const isHere = pathname === href || (!isExact && pathname.startsWith(`${href}/`))
  return (
    <Link className="nav__link" href={href} prefetch={false} {...(isHere ? { 'aria-current': 'page' as const } : {})}>
      {isHere ? <div className="nav__link-indicator" /> : null}
      <span className="nav__link-label">{children}</span>
    </Link>
  )
}

export const MenuGroup = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <NavGroup label={label}>{children}</NavGroup>
)

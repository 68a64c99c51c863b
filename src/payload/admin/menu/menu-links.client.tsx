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

/** Up to this width the open menu covers the page. */
const phone = '(max-width: 768px)'

export const CloseOnPhones = () => {
  const { navOpen, setNavOpen } = useNav()
  useEffect(() => {
    if (!navOpen) return undefined
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !window.matchMedia(phone).matches) return
      if (document.querySelector('dialog[open]')) return
      setNavOpen(false)
      document.querySelector<HTMLElement>('.template-default__nav-toggler')?.focus()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [navOpen, setNavOpen])
  return null
}

interface LinkProps {
  readonly href: string
  readonly children: ReactNode
  readonly isExact?: boolean
}

export const MenuLink = ({ href, children, isExact = false }: LinkProps) => {
  const pathname = usePathname()
  const { setNavOpen } = useNav()
  const closeOnPhones = () => {
    if (window.matchMedia(phone).matches) setNavOpen(false)
  }
  const isHere = pathname === href || (!isExact && pathname.startsWith(`${href}/`))
  return (
    <Link
      className="nav__link"
      href={href}
      prefetch={false}
      onClick={closeOnPhones}
      {...(isHere ? { 'aria-current': 'page' as const } : {})}
    >
      {isHere ? <div className="nav__link-indicator" /> : null}
      <span className="nav__link-label">{children}</span>
    </Link>
  )
}

export const MenuGroup = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <NavGroup label={label}>{children}</NavGroup>
)

/** §2: the menu of a visitor who is logged in, and the user menu. */
export const accountRoutes = [
  { path: '/dashboard', label: 'dashboard' },
  { path: '/my-domains', label: 'myDomains' },
  { path: '/support', label: 'support' },
] as const

export const userRoutes = [
  { path: '/profile', label: 'profile' },
  { path: '/settings', label: 'settings' },
] as const

/** §2: the menu of a visitor who is logged in, and the user menu. */
export const accountRoutes = [
  { path: '/dashboard', label: 'dashboard' },
  { path: '/my-domains', label: 'myDomains' },
] as const

/** Support stands in the open once, in the main menu; here it is within reach where an editor has taken it out of that. */
export const userRoutes = [
  { path: '/support', label: 'support' },
  { path: '/profile', label: 'profile' },
  { path: '/settings', label: 'settings' },
] as const

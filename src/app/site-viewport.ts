import type { Viewport } from 'next'

export const siteViewport: Viewport = { width: 'device-width', initialScale: 1, themeColor: '#0E4030', colorScheme: 'light dark' }

import { afterAll, afterEach, vi } from 'vitest'

// Component tests of a worker share a window, so each cleans up. Helpers are imported in the hooks, because fresh-modules.ts may have reset
// them.
afterEach(async () => {
  const { unmountAll } = await import('./in-a-browser')
  await unmountAll()
  vi.unstubAllGlobals()
})

afterAll(async () => {
  const { unmount } = await import('./mount')
  unmount()
  document.body.replaceChildren()
  window.history.replaceState(null, '', '/')
  localStorage.clear()
  sessionStorage.clear()
})

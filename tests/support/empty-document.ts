import { afterAll, afterEach, vi } from 'vitest'

// The component tests of one worker share a window, so each leaves it as it found it. The helpers are imported in the hooks: fresh-modules.ts
// may have reset them.
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

/** The tab's own store, where the browser lets us have one. */
export const sessionStore = (): Storage | null => {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}

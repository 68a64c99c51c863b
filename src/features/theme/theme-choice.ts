import { themeStorageKey } from '@/lib/config/browser-storage'

export const themeChoices = ['system', 'light', 'dark'] as const
export type ThemeChoice = (typeof themeChoices)[number]

export const isThemeChoice = (value: unknown): value is ThemeChoice => themeChoices.some((choice) => choice === value)

const changeEvent = 'themechange'

export function readTheme(): ThemeChoice {
  const { theme } = document.documentElement.dataset
  return isThemeChoice(theme) ? theme : 'system'
}

/** Works without storage: the choice then lives as long as the page. */
export function chooseTheme(choice: ThemeChoice): void {
  const { dataset } = document.documentElement
  if (choice === 'system') delete dataset.theme
  else dataset.theme = choice
  try {
    if (choice === 'system') localStorage.removeItem(themeStorageKey)
    else localStorage.setItem(themeStorageKey, choice)
  } catch {
    // Private windows may refuse storage.
  }
  window.dispatchEvent(new Event(changeEvent))
}

export function subscribeToTheme(listener: () => void): () => void {
  window.addEventListener(changeEvent, listener)
  return () => window.removeEventListener(changeEvent, listener)
}

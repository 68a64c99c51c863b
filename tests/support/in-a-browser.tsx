import { act, type ReactElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { vi } from 'vitest'

/**
 * Renders a component in happy-dom, for `.dom.test` files: events go through React as in a page. Layout, focus rings and performance are
 * tested in real browsers (tests/e2e).
 */
const roots: Root[] = []

/** Called after each test (empty-document.ts). */
export const unmountAll = async (): Promise<void> => {
  for (const root of roots.splice(0)) await act(async () => root.unmount())
}

export const show = async (element: ReactElement): Promise<HTMLElement> => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  roots.push(root)
  await act(async () => root.render(element))
  return place
}

export const field = (label: string): HTMLInputElement => {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.trim().startsWith(label))
  const control = found ? document.getElementById(found.htmlFor) : null
  if (!(control instanceof HTMLInputElement)) throw new Error(`No field is labelled ${label}`)
  return control
}

/** One event per key. */
export const type = async (label: string, text: string): Promise<void> => {
  const control = field(label)
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  control.focus()
  for (const key of text) {
    await act(async () => {
      write?.call(control, control.value + key)
      control.dispatchEvent(new Event('input', { bubbles: true }))
    })
  }
}

/** Submits the form. */
export const press = async (): Promise<void> => {
  await act(async () => {
    document.querySelector<HTMLElement>('button[type=submit]')?.click()
  })
}

/** Flushes pending effects. */
export const settle = (work: () => unknown): Promise<void> => act(async () => void (await work()))

export const text = (selector: string): string | undefined => document.querySelector(selector)?.textContent ?? undefined

import { readFileSync } from 'node:fs'
import { NextIntlClientProvider } from 'next-intl'
import { act, type ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import type { QuoteItemRequest } from '@/core/orders/types'
import en from '@/lib/i18n/messages/en.json'
import type { AddToCartProps } from '@/components/ui/button/button'

/** The billing toggle hides periods by CSS only, so evaluate the rules. */
const style = readFileSync('src/components/ui/billing/billing.css', 'utf8').replaceAll(/\/\*.*?\*\//gs, '')
const hiding = [...style.matchAll(/([^{}]+)\{\s*display: none;/g)].flatMap(([, list = '']) => list.split(',\n').map((each) => each.trim()))

/** US dollars are the first currency. */
const isOtherCurrency = (element: Element) => element.matches(':is(.price, .per-currency) > i:not(:first-child)')

/** Text a visitor with US dollars sees. */
const seen = (element: Element): string => {
  const hidden = new Set(hiding.flatMap((selector) => [...document.querySelectorAll(selector)]))
  const textOf = (node: Node): string => {
    if (node.nodeType === node.TEXT_NODE) return node.textContent ?? ''
    if (!(node instanceof Element) || hidden.has(node) || isOtherCurrency(node)) return ''
    return ` ${[...node.childNodes].map(textOf).join('')} `
  }
  return textOf(element).replaceAll(/\s+/g, ' ').trim()
}

const added: QuoteItemRequest[] = []

/** Replaces the cart button and records the items. */
export const AddToCart = ({ item, name, children = 'Add' }: AddToCartProps) => (
  <button type="button" onClick={() => void added.push(typeof item === 'function' ? item() : item)}>
    {children} {name}
  </button>
)

let end: (() => void) | undefined

/** Called after each file (empty-document.ts). */
export const unmount = (): void => {
  end?.()
  end = undefined
}

/** Mounts a block in English for interaction. */
export const mount = async (element: ReactElement, address = '/') => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  end?.()
  added.splice(0)
  window.history.replaceState(null, '', address)
  const box = document.body.appendChild(document.createElement('main'))
  const root = createRoot(box)
  end = () => {
    act(() => root.unmount())
    box.remove()
  }
  await act(async () =>
    root.render(
      <NextIntlClientProvider locale="en" messages={en} timeZone="UTC">
        {element}
      </NextIntlClientProvider>,
    ),
  )
  const find = (selector: string, words: string): HTMLElement => {
    const found = [...box.querySelectorAll<HTMLElement>(selector)].find((each) => seen(each).includes(words))
    if (!found) throw new Error(`No ${selector} says “${words}”`)
    return found
  }
  const press = (element: HTMLElement) => act(async () => element.click())
  return {
    box,
    added,
    /** Text of the whole block, or of its first element that contains `words`. */
    seen: (selector = 'main', words = '') => seen(selector === 'main' ? box : find(selector, words)),
    rows: (selector: string) => [...box.querySelectorAll(selector)].map(seen),
    choose: (label: string) => press(find('label', label)),
    press: (label: string) => press(find('button', label)),
    choice: (label: string) => find('label', label).querySelector<HTMLInputElement>('input'),
  }
}

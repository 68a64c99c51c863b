import type { Page } from '@playwright/test'
import type { MeasuredBox } from './overflow'

/** A text a visitor sees or is read: of an element, or of an attribute that is shown or spoken. */
export interface SeenText {
  readonly name: string
  readonly text: string
}

export interface SeenPage {
  readonly texts: readonly SeenText[]
  readonly boxes: readonly MeasuredBox[]
  /** How much wider than the screen the page is, in px. */
  readonly pageOverflow: number
}

/** Runs in the browser: nothing from outside may be used in it. */
const lookAround = (): SeenPage => {
  const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true })
  const isCode = (element: Element): boolean =>
    element.closest('code, kbd, samp, pre, script, style, template, noscript, [translate="no"], [lang]:not(html):not([lang^="de"])') !== null
  const nameOf = (element: Element): string => {
    const own = (each: Element) => `${each.tagName.toLowerCase()}${[...each.classList].slice(0, 2).map((one) => `.${one}`).join('')}`
    const trail: string[] = []
    for (let each: Element | null = element; each && each !== document.body && trail.length < 3; each = each.parentElement) trail.unshift(own(each))
    return trail.join(' > ')
  }

  const texts: { name: string; text: string }[] = []
  const boxes: SeenPage['boxes'][number][] = []
  const spoken = ['placeholder', 'aria-label', 'alt', 'title', 'aria-description', 'aria-roledescription']

  const visit = (element: Element, place: string, isInScroller: boolean): void => {
    if (!isShown(element)) return
    if (!isCode(element)) {
      for (const node of element.childNodes) {
        const text = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '').trim() : ''
        if (text !== '') texts.push({ name: nameOf(element), text })
      }
      for (const attribute of spoken) {
        const text = element.getAttribute(attribute)?.trim()
        if (text) texts.push({ name: `${nameOf(element)} [${attribute}]`, text })
      }
    }
    if (element instanceof SVGElement) {
      for (const title of element.querySelectorAll('title, text')) if (title.textContent) texts.push({ name: nameOf(title), text: title.textContent })
      return
    }
    const style = getComputedStyle(element)
    const { left, right, width, height } = element.getBoundingClientRect()
    const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element
    const { overflowX, overflowY } = style
    // an element that is only drawn, such as a picture behind a heading, may be cut
    const isDecoration = element.closest('[aria-hidden="true"]') !== null
    if (!isDecoration) {
      boxes.push({ place, name: nameOf(element), left, right, width, height, clientWidth, clientHeight, scrollWidth, scrollHeight, overflowX, overflowY, isInScroller })
    }
    const isScroller = isInScroller || overflowX === 'auto' || overflowX === 'scroll'
    Array.from(element.children).forEach((child, index) => visit(child, `${place}/${index}`, isScroller))
  }

  for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '')
  Array.from(document.body.children).forEach((child, index) => visit(child, String(index), false))
  texts.push({ name: 'title', text: document.title })
  return { texts, boxes, pageOverflow: document.documentElement.scrollWidth - window.innerWidth }
}

/** Everything that is on a page, also what its questions and details unfold. */
export const lookAtPage = async (page: Page): Promise<SeenPage> => {
  // tsx names every function by a call that browsers do not know
  await page.evaluate('globalThis.__name ??= (value) => value')
  return page.evaluate(lookAround)
}

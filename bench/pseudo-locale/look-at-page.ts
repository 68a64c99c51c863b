import type { Page } from '@playwright/test'
import type { MeasuredBox } from './overflow'

/** Visible text, or an attribute that is shown or announced. */
interface SeenText {
  readonly name: string
  readonly text: string
}

export interface SeenPage {
  readonly texts: readonly SeenText[]
  readonly boxes: readonly MeasuredBox[]
  /** Horizontal overflow of the page in px. */
  readonly pageOverflow: number
}

/** Runs in the browser: no outer references. */
const lookAround = (): SeenPage => {
  const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true })
  const isCode = (element: Element): boolean =>
    element.closest('code, kbd, samp, pre, script, style, template, noscript, [translate="no"], [lang]:not(html):not([lang^="de"])') !==
    null
  const nameOf = (element: Element): string => {
    const own = (each: Element) =>
      `${each.tagName.toLowerCase()}${[...each.classList]
        .slice(0, 2)
        .map((one) => `.${one}`)
        .join('')}`
    const trail: string[] = []
    for (let each: Element | null = element; each && each !== document.body && trail.length < 4; each = each.parentElement)
      trail.unshift(own(each))
    return trail.join(' > ')
  }

  const texts: { name: string; text: string }[] = []
  const boxes: SeenPage['boxes'][number][] = []
  const spoken = ['placeholder', 'aria-label', 'alt', 'title', 'aria-description', 'aria-roledescription']

  /** Decorative elements, such as a picture behind a heading, may be clipped. */
  const isDecoration = (element: Element): boolean => {
    const children = Array.from(element.children)
    const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    return (
      element.closest('[aria-hidden="true"]') !== null ||
      (!hasText && children.length > 0 && children.every((child) => child.getAttribute('aria-hidden') === 'true'))
    )
  }
  /** Excludes decorative pseudo-elements from the overflow check. */
  const dropDrawings = (): void => {
    for (const element of document.querySelectorAll('body *')) {
      for (const part of ['before', 'after'] as const) {
        const { position, content } = getComputedStyle(element, `::${part}`)
        if (position === 'absolute' && content === '""') element.toggleAttribute(`data-drawn-${part}`, true)
      }
    }
    const style = document.createElement('style')
    style.textContent = '[data-drawn-before]::before, [data-drawn-after]::after { display: none !important }'
    document.head.append(style)
  }

  const visit = (
    element: Element,
    place: string,
    around: { readonly isInScroller: boolean; readonly isForReadersAlone: boolean },
  ): void => {
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
      for (const title of element.querySelectorAll('title, text'))
        if (title.textContent) texts.push({ name: nameOf(title), text: title.textContent })
      return
    }
    const { left, right, width, height } = element.getBoundingClientRect()
    const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element
    const { overflowX, overflowY, textOverflow } = getComputedStyle(element)
    const bleed = Math.max(0, ...Array.from(element.children, (child) => -Number.parseFloat(getComputedStyle(child).marginRight) || 0))
    // screen-reader text, clipped to a pixel
    const isForReadersAlone = around.isForReadersAlone || (width <= 1 && height <= 1 && overflowX === 'hidden')
    const { isInScroller } = around
    // ellipsis is intended truncation
    if (!isForReadersAlone && !isDecoration(element) && textOverflow !== 'ellipsis') {
      const isTextField = element instanceof HTMLInputElement
      const sizes = { left, right, width, height, clientWidth, clientHeight, scrollWidth, scrollHeight }
      boxes.push({ place, name: nameOf(element), ...sizes, overflowX, overflowY, bleed, isTextField, isInScroller })
    }
    const inside = { isInScroller: isInScroller || overflowX === 'auto' || overflowX === 'scroll', isForReadersAlone }
    Array.from(element.children).forEach((child, index) => visit(child, `${place}/${index}`, inside))
  }

  for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '')
  dropDrawings()
  Array.from(document.body.children).forEach((child, index) =>
    visit(child, String(index), { isInScroller: false, isForReadersAlone: false }),
  )
  texts.push({ name: 'title', text: document.title })
  return { texts, boxes, pageOverflow: document.documentElement.scrollWidth - window.innerWidth }
}

/** Includes collapsed content. */
export const lookAtPage = async (page: Page): Promise<SeenPage> => {
  return page.evaluate(lookAround)
}

import { beforeEach, describe, expect, it, vi } from 'vitest'
import { reveal } from '@/components/ui/reveal/reveal'

const scrolled = vi.fn()
const elementAt = (top: number): HTMLElement => {
  const element = document.createElement('section')
  element.tabIndex = -1
  element.scrollIntoView = scrolled
  element.getBoundingClientRect = () => ({ top }) as DOMRect
  document.body.replaceChildren(element)
  return element
}
/** Visible height beside the on-screen keyboard. */
const screen = (height: number) => vi.stubGlobal('visualViewport', { height })

beforeEach(() => scrolled.mockClear())

describe('S13: revealing a result', () => {
  it('scrolls it to the top and focuses it', () => {
    const element = elementAt(100)
    reveal(element)
    expect(scrolled).toHaveBeenCalledWith({ block: 'start' })
    expect(document.activeElement).toBe(element)
  })

  it.each([
    [844, 500, false],
    [844, 700, true],
    [420, 300, true],
    [900, 822, true],
    [900, -10, true],
  ])('on a screen of %i px with its top at %i px scrolls: %s, unless already visible', (height, top, moves) => {
    screen(height)
    const element = elementAt(top)
    reveal(element, { unlessSeen: true })
    expect(scrolled).toHaveBeenCalledTimes(moves ? 1 : 0)
    expect(document.activeElement === element).toBe(moves)
  })
})

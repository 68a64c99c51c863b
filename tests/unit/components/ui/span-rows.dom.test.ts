import { afterEach, expect, it, vi } from 'vitest'
import { spanRows } from '@/components/ui/masonry/masonry.client'

afterEach(() => vi.unstubAllGlobals())

it('reads heights from observer entries without forcing layout', () => {
  let tell: (entries: readonly { target: Element; borderBoxSize: readonly { blockSize: number }[] }[]) => void = () => undefined
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined
      disconnect = () => undefined
      constructor(listener: typeof tell) {
        tell = listener
      }
    },
  )
  const list = document.createElement('ul')
  list.innerHTML = '<li><div></div></li><li><div></div></li>'
  const asked = vi.spyOn(Element.prototype, 'getBoundingClientRect')
  spanRows(list)
  tell([...list.querySelectorAll('div')].map((target, index) => ({ target, borderBoxSize: [{ blockSize: 40 + 4 * index }] })))
  expect([...list.children].map((item) => (item as HTMLElement).style.gridRowEnd)).toEqual(['span 10', 'span 11'])
  expect(asked).not.toHaveBeenCalled()
})

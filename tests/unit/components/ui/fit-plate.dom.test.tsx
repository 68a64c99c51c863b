import { act, useRef } from 'react'
import { expect, it, vi } from 'vitest'
import { useFitPlate } from '@/components/ui/plate/fit-plate.client'
import { show } from '../../../support/in-a-browser'

const Name = () => {
  const element = useRef<HTMLSpanElement>(null)
  useFitPlate(element, 'otterbean.com')
  return (
    <div className="fit-room">
      <span ref={element}>otterbean.com</span>
    </div>
  )
}

it('measures a name after layout, not during hydration', async () => {
  let laidOut: () => void = () => undefined
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined
      disconnect = () => undefined
      constructor(listener: () => void) {
        laidOut = listener
      }
    },
  )
  vi.stubGlobal('CSS', { supports: () => true })
  Object.defineProperty(document, 'fonts', { configurable: true, value: Object.assign(new EventTarget(), { status: 'loaded' }) })
  const measured = vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(300)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(200)
  const place = await show(<Name />)
  expect(measured).not.toHaveBeenCalled()
  await act(async () => laidOut())
  expect(place.querySelector('span')?.style.getPropertyValue('--fit-zoom')).toBe('0.667')
})

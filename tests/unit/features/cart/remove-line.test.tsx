import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useRemoveLine } from '@/features/cart/cart-lines.client'

const removeLine = vi.fn()
vi.mock('@/features/cart/use-cart.client', () => ({ useCart: (select: (cart: object) => unknown) => select({ removeLine }) }))

interface Thing {
  isConnected: boolean
  tabIndex: number
  readonly focus: () => void
  readonly matches: () => boolean
  readonly closest: () => object
}

let frames: (() => void)[] = []
let focused: Thing | null = null
let buttons: Thing[] = []

const thing = (isHeading: boolean): Thing => {
  const made: Thing = { isConnected: true, tabIndex: 0, focus: () => void (focused = made), matches: () => isHeading, closest: () => cart }
  return made
}
const heading = thing(true)
const cart = { querySelectorAll: () => buttons.filter(({ isConnected }) => isConnected), querySelector: () => heading }

const Hand = ({ give }: { readonly give: (remove: ReturnType<typeof useRemoveLine>) => void }) => {
  give(useRemoveLine())
  return null
}

/** Presses a line's button; unless blocked, the line disappears in the next frame. */
const press = (button: Thing | undefined, { isGone = true } = {}) => {
  renderToStaticMarkup(<Hand give={(remove) => Reflect.apply(remove, null, [{ currentTarget: button }, 'line'])} />)
  if (button && isGone) button.isConnected = false
  for (const frame of frames) frame()
}

beforeEach(() => {
  frames = []
  focused = null
  buttons = [thing(false), thing(false), thing(false)]
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => void frames.push(frame))
})
afterEach(() => vi.unstubAllGlobals())

describe('focus after a line is removed', () => {
  it('moves to the following line', () => {
    press(buttons[1])
    expect(removeLine).toHaveBeenCalledWith('line')
    expect(focused).toBe(buttons[2])
  })

  it('moves to the previous line after the last', () => {
    press(buttons[2])
    expect(focused).toBe(buttons[1])
  })

  it('moves to the heading if none is left', () => {
    buttons = buttons.slice(0, 1)
    press(buttons[0])
    expect(focused).toBe(heading)
    expect(heading.tabIndex).toBe(-1)
  })

  it('stays if the line stays', () => {
    press(buttons[0], { isGone: false })
    expect(focused).toBeNull()
  })
})

import { act, type ReactElement, type ReactNode, use, useEffect, useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { FailedSection, SectionBoundary } from '@/components/section-data/section-boundary.client'
import { show } from '../../support/in-a-browser'

const refresh = vi.hoisted(() => vi.fn())
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }))

beforeEach(() => {
  refresh.mockReset()
})

const failed = {
  heading: 'What it is called',
  headingLevel: 2,
  message: 'Failed to load faq data',
  words: { loading: 'Loading...', retry: 'Retry' },
} as const

let answerWith: (page: ReactNode) => void

/** Like Next's router, which renders the server's answer to a refresh when it arrives. */
const Page = ({ first }: { readonly first: ReactNode }) => {
  const [answer, setAnswer] = useState<Promise<ReactNode> | null>(null)
  useEffect(() => {
    refresh.mockImplementation(() => setAnswer(new Promise<ReactNode>((resolve) => (answerWith = resolve))))
  }, [])
  return answer === null ? first : use(answer)
}

const textIn = (place: HTMLElement, selector: string) => place.querySelector(selector)?.textContent ?? null

const retryIn = (place: HTMLElement): HTMLButtonElement => {
  const button = place.querySelector('button')
  if (button === null) throw new Error('There is no button')
  return button
}

const click = (button: HTMLButtonElement) => act(async () => button.click())

/** React logs what a boundary catches. */
const showBroken = async (element: ReactElement) => {
  const silenced = vi.spyOn(console, 'error').mockReturnValue()
  const place = await show(element)
  silenced.mockRestore()
  return place
}

const Broken = (): ReactNode => {
  throw new Error('it broke')
}

describe('§8: a section that the server could not load', () => {
  it('§8.14: says so under its heading', async () => {
    const place = await show(<FailedSection {...failed} />)
    expect(textIn(place, 'h2')).toBe('What it is called')
    expect(textIn(place, '[role=alert]')).toBe('Failed to load faq data')
    expect(retryIn(place).textContent).toBe('Retry')
    expect(refresh).not.toHaveBeenCalled()
  })

  it('§4.19, §8.11: is loading until the server has answered Retry, then failed or loaded', async () => {
    const place = await show(<Page first={<FailedSection {...failed} />} />)
    const retry = retryIn(place)
    retry.focus()
    await click(retry)
    expect(textIn(place, '[role=status]')).toBe('Loading...')
    expect(textIn(place, '[role=alert]')).toBeNull()
    await click(retry)
    expect(refresh).toHaveBeenCalledTimes(1)

    await act(async () => answerWith(<FailedSection {...failed} />))
    expect(textIn(place, '[role=alert]')).toBe('Failed to load faq data')
    expect(textIn(place, '[role=status]')).toBeNull()
    expect(document.activeElement).toBe(retry)

    await click(retry)
    expect(textIn(place, '[role=status]')).toBe('Loading...')
    await act(async () => answerWith(<p>All is well</p>))
    expect(place.textContent).toBe('All is well')
    expect(refresh).toHaveBeenCalledTimes(2)
  })

  it('does not leave the page when Retry is pressed offline', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const place = await show(<FailedSection {...failed} />)
    await click(retryIn(place))
    expect(refresh).not.toHaveBeenCalled()
    expect(textIn(place, '[role=alert]')).toBe('Failed to load faq data')
  })

  it('§7.6: is left out if it has no message', async () => {
    const place = await show(<FailedSection {...failed} message={null} />)
    expect(place.textContent).toBe('')
  })
})

describe('§8: a section that breaks in the browser', () => {
  it('§8.16: says so, and is shown after Retry', async () => {
    let isBroken = true
    const Fragile = () => (isBroken ? <Broken /> : <p>All is well</p>)
    const place = await showBroken(
      <SectionBoundary {...failed} message="Failed to load data">
        <Fragile />
      </SectionBoundary>,
    )
    expect(textIn(place, '[role=alert]')).toBe('Failed to load data')
    isBroken = false
    await click(retryIn(place))
    expect(refresh).toHaveBeenCalledTimes(1)
    expect(place.textContent).toBe('All is well')
  })

  it('leaves the other sections alone', async () => {
    const place = await showBroken(
      <>
        <SectionBoundary {...failed}>
          <Broken />
        </SectionBoundary>
        <SectionBoundary {...failed}>
          <p>All is well</p>
        </SectionBoundary>
      </>,
    )
    expect(place.querySelectorAll('[role=alert]')).toHaveLength(1)
    expect(place.textContent).toContain('All is well')
  })

  it.each([['Error loading resource center'], [null]])('§2: keeps the page’s h1 if it says %j', async (message) => {
    const place = await showBroken(
      <SectionBoundary {...failed} headingLevel={1} message={message}>
        <Broken />
      </SectionBoundary>,
    )
    expect(textIn(place, 'h1')).toBe('What it is called')
    expect(textIn(place, '[role=alert]')).toBe(message)
  })
})

import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { broadcastAddress, useAddress } from '@/components/ui/address/address.client'
import { settle, show } from '../../../support/in-a-browser'

const Reader = ({ name, drawnWith }: { readonly name: string; readonly drawnWith?: string }) => {
  const { query, change } = useAddress(drawnWith)
  const set = (value: string, how?: 'push' | 'replace') => {
    const next = new URLSearchParams(query)
    next.set(name, value)
    change(next, how)
  }
  return (
    <>
      <output>{query.get(name)}</output>
      <button onClick={() => set('yearly')} />
      <button onClick={() => set('monthly', 'replace')} />
    </>
  )
}

const press = (position: number) => settle(() => document.querySelectorAll<HTMLElement>('button')[position]?.click())
const shown = () => [...document.querySelectorAll('output')].map(({ textContent }) => textContent)

const pushed = vi.spyOn(window.history, 'pushState')
beforeEach(() => {
  window.history.replaceState(null, '', '/en?plan=vps#plans')
  pushed.mockClear()
})

describe('URL state', () => {
  it('keeps other parameters, and is shared by all readers', async () => {
    await show(
      <>
        <Reader name="period" />
        <Reader name="period" />
      </>,
    )
    await press(0)
    expect(shown()).toEqual(['yearly', 'yearly'])
    expect(window.location.href).toMatch(/\/en\?plan=vps&period=yearly#plans$/)
  })

  it('adds a history entry per change, none for no change or a replacement', async () => {
    await show(<Reader name="period" />)
    await press(0)
    await press(0)
    await press(1)
    expect(pushed).toHaveBeenCalledTimes(1)
    expect(shown()).toEqual(['monthly'])
  })

  it('follows the router', async () => {
    await show(<Reader name="plan" />)
    expect(shown()).toEqual(['vps'])
    window.history.replaceState(null, '', '/en?plan=shared')
    await settle(broadcastAddress)
    expect(shown()).toEqual(['shared'])
  })

  it('is server-rendered with the request’s query, or none', () => {
    expect(renderToString(<Reader name="q" drawnWith="q=otter" />)).toContain('<output>otter</output>')
    expect(renderToString(<Reader name="plan" />)).toContain('<output></output>')
  })
})

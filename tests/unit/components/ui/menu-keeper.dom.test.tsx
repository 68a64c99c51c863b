import { describe, expect, it } from 'vitest'
import { MenuKeeper } from '@/components/ui/menu/menu-keeper.client'
import { settle, show } from '../../../support/in-a-browser'

const Header = () => (
  <>
    <MenuKeeper />
    <details data-menu>
      <summary>Hosting</summary>
      <a href="#vps">VPS</a>
      <details data-menu>
        <summary>More hosting</summary>
        <a href="#cloud">Cloud</a>
      </details>
    </details>
    <details data-menu>
      <summary>Account</summary>
      <a href="#profile">Profile</a>
    </details>
  </>
)

const summaryOf = (label: string): HTMLElement => {
  const found = [...document.querySelectorAll('summary')].find(({ textContent }) => textContent === label)
  if (!found) throw new Error(`No menu is called ${label}`)
  return found
}
const open = (...labels: readonly string[]) =>
  settle(() => {
    for (const label of labels) summaryOf(label).parentElement?.setAttribute('open', '')
  })
const openMenus = () => [...document.querySelectorAll('details[open] > summary')].map(({ textContent }) => textContent)
const press = (key: string) => settle(() => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))

describe('the menus of the header', () => {
  it('close one by one on Escape and return the focus', async () => {
    await show(<Header />)
    await open('Hosting', 'More hosting')
    document.querySelector<HTMLElement>('a[href="#cloud"]')?.focus()
    await press('Escape')
    expect(openMenus()).toEqual(['Hosting'])
    expect(document.activeElement).toBe(summaryOf('More hosting'))
    await press('Escape')
    expect(openMenus()).toEqual([])
    expect(document.activeElement).toBe(summaryOf('Hosting'))
  })

  it.each(['pointerdown', 'focusin'])('close when %s happens outside', async (type) => {
    await show(<Header />)
    await open('Hosting')
    await settle(() => summaryOf('Hosting').dispatchEvent(new Event(type, { bubbles: true })))
    expect(openMenus()).toEqual(['Hosting'])
    await settle(() => document.body.dispatchEvent(new Event(type, { bubbles: true })))
    expect(openMenus()).toEqual([])
  })

  it('close when a link is followed or another menu opens', async () => {
    await show(<Header />)
    await open('Hosting')
    await settle(() => document.querySelector<HTMLElement>('a[href="#vps"]')?.click())
    expect(openMenus()).toEqual([])
    await open('Hosting', 'Account')
    await settle(() => summaryOf('Account').dispatchEvent(new Event('pointerdown', { bubbles: true })))
    expect(openMenus()).toEqual(['Account'])
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import { CopiedCode } from '@/features/article/copied-code.client'
import { settle, show } from '../../../support/in-a-browser'

const words = { copy: 'Copy the lines', copied: 'Copied', selected: 'Not copied, but selected' }
const lines = 'apt update\napt upgrade'

const button = () => document.querySelector<HTMLButtonElement>(`button[aria-label='${words.copy}']`)
const said = () => document.querySelector('[role=status]')?.textContent
const press = () => settle(() => button()?.click())

const giveClipboard = (writeText: ((text: string) => Promise<void>) | undefined) =>
  Object.defineProperty(navigator, 'clipboard', { value: writeText && { writeText }, configurable: true })

beforeEach(async () => {
  getSelection()?.removeAllRanges()
  await show(
    <CopiedCode words={words}>
      <pre>
        <code>{lines}</code>
      </pre>
    </CopiedCode>,
  )
})

describe('a code block with a copy button', () => {
  it('copies exactly the lines, and reports it', async () => {
    const taken: string[] = []
    giveClipboard((text) => Promise.resolve(void taken.push(text)))
    expect(said()).toBe('')
    await press()
    await expect.poll(said).toBe(words.copied)
    expect(taken).toEqual([lines])
  })

  it.each([
    ['has no clipboard', undefined],
    ['refuses it', () => Promise.reject(new Error('denied'))],
  ])('a browser that %s: selects the lines, and reports it', async (_, writeText) => {
    giveClipboard(writeText)
    await press()
    await expect.poll(said).toBe(words.selected)
    expect(getSelection()?.toString().trim()).toBe(lines)
  })
})

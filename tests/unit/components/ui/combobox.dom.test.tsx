import { describe, expect, it, vi } from 'vitest'
import { nextPosition, useCombobox } from '@/components/ui/combobox/use-combobox.client'
import { settle, show } from '../../../support/in-a-browser'

const options = ['otter', 'otterbean', 'otterden']

const Search = ({ onChoose, isAlwaysOpen }: { readonly onChoose: (position: number) => void; readonly isAlwaysOpen?: boolean }) => {
  const { inputProps, listId, optionId, position, isShown } = useCombobox({ optionCount: options.length, onChoose, isAlwaysOpen })
  return (
    <>
      <input {...inputProps} />
      <div role="listbox" id={listId} hidden={!isShown}>
        {options.map((option, index) => (
          <div key={option} role="option" id={optionId(index)} aria-selected={index === position}>
            {option}
          </div>
        ))}
      </div>
    </>
  )
}

const field = () => document.querySelector('input')
const list = () => document.querySelector('[role=listbox]')
const press = (...keys: readonly string[]) =>
  keys.reduce(
    (before, key) => before.then(() => settle(() => field()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))),
    Promise.resolve(),
  )
/** Active option as announced to screen readers. */
const chosen = () => document.getElementById(field()?.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null

describe('a combobox', () => {
  it('moves through options and field with the arrow keys, both ways', () => {
    const walk = (by: 1 | -1) => [0, 1, 2, 3].reduce<number[]>((seen) => [...seen, nextPosition(seen.at(-1) ?? -1, by, 3)], [])
    expect(walk(1)).toEqual([0, 1, 2, -1])
    expect(walk(-1)).toEqual([2, 1, 0, -1])
  })

  it('opens with an arrow, announces the active option, and Enter selects it and closes the list', async () => {
    const onChoose = vi.fn()
    await show(<Search onChoose={onChoose} />)
    expect([field()?.getAttribute('aria-expanded'), chosen()]).toEqual(['false', null])
    await press('ArrowDown', 'ArrowDown')
    expect([field()?.getAttribute('aria-expanded'), chosen()]).toEqual(['true', 'otterbean'])
    await press('Enter')
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(1)
    expect(list()?.hasAttribute('hidden')).toBe(true)
  })

  it('closes on Escape and keeps the input', async () => {
    await show(<Search onChoose={() => undefined} />)
    await press('ArrowDown', 'Escape')
    expect(list()?.hasAttribute('hidden')).toBe(true)
    expect(chosen()).toBeNull()
  })

  it('stays open as a permanent list, starts with the first option and wraps without the field', async () => {
    const onChoose = vi.fn()
    await show(<Search onChoose={onChoose} isAlwaysOpen />)
    expect(chosen()).toBe('otter')
    await press('ArrowUp')
    expect(chosen()).toBe('otterden')
    await press('ArrowDown', 'ArrowDown', 'Escape')
    expect(chosen()).toBe('otterbean')
    await press('Enter')
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(1)
  })
})

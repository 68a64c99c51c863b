import { afterEach, describe, expect, it, vi } from 'vitest'
import { nameControls } from '@/payload/admin/accessibility/name-controls'
import { words } from '@/payload/words'

let stop = () => {}

const onPage = async (html: string): Promise<void> => {
  document.body.innerHTML = html
  stop = nameControls((text) => words(`controls.${text}`).en)
  await new Promise((resolve) => requestAnimationFrame(resolve))
}

const element = (selector: string): Element => document.querySelector(selector) ?? expect.fail(`no ${selector}`)

/** From the two attributes, as a browser computes it. */
const nameOf = (selector: string): string => {
  const control = element(selector)
  const label = control.getAttribute('aria-label') ?? ''
  const parts = control.getAttribute('aria-labelledby')?.split(' ')
  return parts?.map((id) => (id === control.id ? label : element(`#${id}`).textContent)).join(' ') ?? label
}

afterEach(() => stop())

describe('H11: controls of Payload', () => {
  it('are named after their row, also when its title changes', async () => {
    await onPage(`<table><tr>
      <td class="cell-_select"><div class="select-row__checkbox"><input type="checkbox" aria-label=""></div></td>
      <td class="cell-title"><a>Web hosting</a></td></tr></table>`)
    expect(nameOf('input')).toBe('Select Web hosting')
    element('a').textContent = 'VPS'
    expect(nameOf('input')).toBe('Select VPS')
  })

  it('are named if a picture is chosen', async () => {
    await onPage(`<div class="field-type"><div class="upload-relationship-details">
      <button class="upload-relationship-details__edit"></button><button class="upload-relationship-details__remove"></button></div></div>`)
    expect(nameOf('.upload-relationship-details__edit')).toBe('Edit picture')
    expect(nameOf('.upload-relationship-details__remove')).toBe('Remove file')
  })

  it('are named after the label of their field', async () => {
    await onPage(`<div class="field-type" id="field-topic"><label class="field-label">Topic</label>
      <div class="field-type__wrap"><input class="rs__input"><div class="clear-indicator" tabindex="0"></div></div></div>`)
    expect(nameOf('.rs__input')).toBe('Topic')
    expect(element('.clear-indicator').getAttribute('tabindex')).toBe('-1')
  })

  it('are named when they are added later', async () => {
    await onPage('<nav class="step-nav"></nav><div id="rows"></div>')
    element('#rows').innerHTML = `<div class="collapsible__toggle-wrap"><div class="collapsible__drag"></div>
      <div class="collapsible__header-wrap">Plan 01</div></div>`
    await vi.waitFor(() => expect(nameOf('.collapsible__drag')).toBe('Move Plan 01'))
  })

  it('keep the ids that they have', async () => {
    await onPage('<div class="field-type"><label class="field-label" id="own">Day</label><input class="rs__input" id="day"></div>')
    expect(element('#day').getAttribute('aria-labelledby')).toBe('own')
  })
})

it('H11: headings skip no level', async () => {
  await onPage('<h1></h1><h3></h3><h4></h4><h3></h3><h2></h2><div contenteditable="true"><h4></h4></div>')
  const levels = [...document.querySelectorAll('h1, h2, h3, h4')].map((heading) => heading.getAttribute('aria-level'))
  expect(levels).toEqual([null, '2', '3', '2', null, null])
})

it('H11: a list is the page’s main content, but not in a drawer', async () => {
  await onPage(
    '<nav class="step-nav"></nav><div class="collection-list"></div><div class="drawer"><div class="collection-list"></div></div>',
  )
  expect([...document.querySelectorAll('.collection-list')].map((list) => list.getAttribute('role'))).toEqual(['main', null])
})

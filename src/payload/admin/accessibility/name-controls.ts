import type { NamesIn } from '@/payload/words'

type Say = (text: NamesIn<'controls'>) => string

interface Rule {
  readonly selector: string
  /** Leaves out what is in a drawer. */
  readonly isOfPage?: true
  readonly attributes?: Readonly<Record<string, string>>
  /** The name, or the beginning of it. */
  readonly text?: NamesIn<'controls'>
  /** Element whose text is the name, or its end: read when it is asked for, so it is never outdated. */
  readonly subject?: (element: Element) => Element | null | undefined
}

/** The label right before the control or what it is in, or that of the field around it. */
const fieldLabel = (element: Element): Element | null | undefined => {
  for (let at: Element | null = element; at && !at.matches('.field-type, .drawer'); at = at.parentElement)
    if (at.previousElementSibling?.matches('.field-label')) return at.previousElementSibling
  return element.closest('.field-type')?.querySelector('.field-label')
}
const rowHeader = (element: Element) => element.closest('.collapsible__toggle-wrap')?.querySelector('.collapsible__header-wrap')
const rowTitle = (element: Element) => element.closest('tr')?.querySelector('td:not([class^="cell-_"])')
const tooltip = (element: Element) => element.querySelector('.tooltip-content')

const rules: readonly Rule[] = [
  { selector: '.collection-list, .unauthorized--with-gutter, .not-found', isOfPage: true, attributes: { role: 'main' } },
  { selector: '.template-minimal:not(:has(main)) > .template-minimal__wrap', attributes: { role: 'main' } },
  { selector: 'body > :is(.popup__content, .popup__hidden-content)', attributes: { role: 'region' }, text: 'menu' },
  { selector: 'nav.step-nav', text: 'breadcrumb' },
  { selector: '.doc-header', attributes: { role: 'region' }, text: 'documentHeader' },
  { selector: '.doc-tabs', attributes: { role: 'navigation' }, text: 'documentViews' },
  // a list of links without items
  { selector: '.doc-tabs__tabs', attributes: { role: 'none' } },
  // a header outside `<main>` would be the page's
  { selector: '.list-header', attributes: { role: 'none' } },
  // repeats the name of the file
  { selector: 'td .file__thumbnail', attributes: { 'aria-hidden': 'true' } },
  // hidden from screen readers, and the keyboard does the same in the field
  { selector: '.clear-indicator, .dropdown-indicator', attributes: { tabindex: '-1' } },
  { selector: '.rs__input, .react-datepicker__input-container input, .ContentEditable__root', subject: fieldLabel },
  // the labels of a drawer name ids that its fields do not have
  { selector: ".drawer .field-type :is(input, textarea)[id^='field-']:not([type='checkbox'])", subject: fieldLabel },
  { selector: '.react-datepicker__month-select', text: 'month' },
  { selector: '.react-datepicker__year-select', text: 'year' },
  { selector: '.condition__field .rs__input', text: 'filterField' },
  { selector: '.condition__operator .rs__input', text: 'filterOperator' },
  { selector: '.condition__value :is(input, textarea)', text: 'filterValue' },
  { selector: '.condition__actions-add', text: 'addFilter' },
  { selector: '.condition__actions-remove', text: 'removeFilter' },
  // a listbox has nothing but options
  { selector: '.rs__menu-notice', attributes: { role: 'option', 'aria-disabled': 'true' } },
  // `aria-checked` belongs to no button
  { selector: '.pill-selector__pill', attributes: { role: 'checkbox' } },
  { selector: '.date-time-picker__clear-button', text: 'clear', subject: fieldLabel },
  { selector: '.select-all__checkbox input', text: 'selectAll' },
  { selector: '.select-row__checkbox input', text: 'select', subject: rowTitle },
  { selector: '.clickable-arrow--left', text: 'previousPage' },
  { selector: '.clickable-arrow--right', text: 'nextPage' },
  { selector: '.collapsible__drag', text: 'move', subject: rowHeader },
  { selector: '.array-actions__button', text: 'rowActions', subject: rowHeader },
  { selector: '.clipboard-action__popup .popup-button', text: 'copyAndPaste', subject: fieldLabel },
  { selector: '.doc-controls__popup .popup-button', text: 'moreActions' },
  { selector: '#action-save-popup .popup-button', text: 'publishingOptions' },
  { selector: '.copy-to-clipboard', subject: tooltip },
  { selector: '.upload-relationship-details__remove', text: 'removeFile' },
  { selector: '.upload-relationship-details__edit', text: 'editFile' },
  { selector: '#live-preview-iframe', text: 'previewFrame' },
  { selector: "[name='live-preview-width']", text: 'previewWidth' },
  { selector: "[name='live-preview-height']", text: 'previewHeight' },
  ...(['bold', 'italic', 'underline', 'inlineCode', 'link'] as const).map((text) => ({ selector: `[data-button-key='${text}']`, text })),
]

const anyControl = rules.map(({ selector }) => selector).join()

let ids = 0

const idOf = (element: Element): string => {
  if (element.id === '') element.id = `named-${(ids += 1)}`
  return element.id
}

const set = (element: Element, name: string, value: string): void => {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}

const apply = (element: Element, { attributes = {}, text, subject }: Rule, say: Say): void => {
  for (const [name, value] of Object.entries(attributes)) set(element, name, value)
  if (text !== undefined) set(element, 'aria-label', say(text))
  const named = subject?.(element)
  if (named) set(element, 'aria-labelledby', [...(text === undefined ? [] : [idOf(element)]), idOf(named)].join(' '))
}

const nameWithin = (root: Element, say: Say): void => {
  for (const element of [root, ...root.querySelectorAll(anyControl)])
    for (const rule of rules)
      if (element.matches(rule.selector) && !(rule.isOfPage && element.closest('.drawer'))) apply(element, rule, say)
}

/** Payload's headings skip levels. The text of an article has its own. */
const levelHeadings = (): void => {
  const open: number[] = []
  for (const heading of document.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    if (heading.closest('[contenteditable]')) continue
    const level = Number(heading.localName.slice(1))
    while ((open.at(-1) ?? 0) >= level) open.pop()
    open.push(level)
    if (open.length < level || heading.hasAttribute('aria-level')) set(heading, 'aria-level', String(open.length))
  }
}

/** Names the controls of the page and those that are added. Payload sets none of these attributes, so they stay. */
export const nameControls = (say: Say): (() => void) => {
  const added = new Set<Element>([document.body])
  let frame = 0
  const name = (): void => {
    frame = 0
    for (const root of added) if (root.isConnected) nameWithin(root, say)
    added.clear()
    levelHeadings()
  }
  const observer = new MutationObserver((mutations) => {
    for (const { addedNodes } of mutations)
      // a name may be beside what was added
      for (const node of addedNodes) if (node instanceof Element) added.add(node.closest('tr, .field-type') ?? node)
    if (added.size > 0 && frame === 0) frame = requestAnimationFrame(name)
  })
  frame = requestAnimationFrame(name)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
  }
}

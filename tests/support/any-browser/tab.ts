/** Something a visitor has found on the page. */
export interface Found {
  readonly click: () => Promise<unknown>
  /** An option of a native select, by its value. */
  readonly choose: (value: string) => Promise<unknown>
  readonly value: () => Promise<string>
}

/**
 * A tab of a browser, whichever it is and whatever drives it. Questions run in the page, so they know nothing but what is handed
 * to them; they answer at once, because many pages' own policy forbids a driver to wait inside.
 */
export interface Tab {
  readonly goTo: (address: string) => Promise<unknown>
  readonly address: () => Promise<string>
  readonly ask: <Answer>(question: (...texts: string[]) => Answer, ...texts: string[]) => Promise<Answer>
  readonly find: (finder: (...texts: string[]) => Element | null, ...texts: string[]) => Promise<Found | null>
  /** One key after the other, wherever the focus is. */
  readonly type: (text: string) => Promise<unknown>
  /** Everything in the field with the focus is chosen and deleted. */
  readonly erase: () => Promise<unknown>
}

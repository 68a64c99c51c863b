export interface Found {
  readonly click: () => Promise<unknown>
  readonly choose: (value: string) => Promise<unknown>
  readonly value: () => Promise<string>
}

/**
 * Browser-independent tab. Functions run in the page, so they can't close over anything; they return at once, because many pages' CSP
 * forbids drivers to wait inside.
 */
export interface Tab {
  readonly goTo: (address: string) => Promise<unknown>
  readonly address: () => Promise<string>
  readonly ask: <Answer>(question: (...texts: string[]) => Answer, ...texts: string[]) => Promise<Answer>
  readonly find: (finder: (...texts: string[]) => Element | null, ...texts: string[]) => Promise<Found | null>
  readonly type: (text: string) => Promise<unknown>
  readonly erase: () => Promise<unknown>
}

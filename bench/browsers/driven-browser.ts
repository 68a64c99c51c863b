import type { Tab } from '../../tests/support/any-browser/tab'

export interface DrivenBrowser {
  /** Opens a tab as a new visitor, without cookies or storage of another. */
  readonly openTab: () => Promise<{ readonly tab: Tab; readonly close: () => Promise<unknown> }>
  readonly close: () => Promise<unknown>
}

import type { Tab } from '../../tests/support/any-browser/tab'

export interface DrivenBrowser {
  /** A visitor of its own: no cookie or store of another's. */
  readonly openTab: () => Promise<{ readonly tab: Tab; readonly close: () => Promise<unknown> }>
  readonly close: () => Promise<unknown>
}

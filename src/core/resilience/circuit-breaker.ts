/** More wait than can be served in time. Nothing was begun: whoever asked may ask again. */
export class BusyError extends Error {
  override readonly name = 'BusyError'
  constructor() {
    super('More wait than can be served')
  }
}

/** By its name: Next packs the class several times. */
export const isBusyError = (fault: unknown): boolean => fault instanceof Error && fault.name === 'BusyError'

/** Who outside the shop may be away. */
export const outsiders = ['registry', 'payments', 'mail', 'host', 'vat'] as const
export type Outsider = (typeof outsiders)[number]

/** Nobody was asked, or only to see whether they are back: they have not answered of late. */
export class AwayError extends Error {
  constructor(readonly outsider: Outsider) {
    super(`The ${outsider} provider is away`)
    this.name = 'AwayError'
  }
}

/** By its name: the shop is bundled in several pieces that share their circuits, and each piece has a class of its own. */
export const isAwayError = (fault: unknown): fault is AwayError => fault instanceof Error && fault.name === 'AwayError'

/** What stands between the shop and one provider: after some faults in a row nobody is asked, until one call finds it back. */
export interface Circuit {
  /** Whether a call would be refused at this moment. */
  readonly isShut: () => boolean
  /**
   * Asks, and rejects with an `AwayError` where nobody is asked. What rejects, takes too long or is a fault as the caller sees it
   * counts against the provider. Whoever took too long is heard no more.
   */
  readonly call: <Answer>(ask: () => Promise<Answer>, isFault?: (answer: Answer) => boolean) => Promise<Answer>
}

/** More wait than can be served in time. Nothing was begun: whoever asked may ask again. */
export class BusyError extends Error {
  override readonly name = 'BusyError'
  constructor() {
    super('More wait than can be served')
  }
}

/** By its name: Next packs the class several times. */
export const isBusyError = (fault: unknown): boolean => fault instanceof Error && fault.name === 'BusyError'

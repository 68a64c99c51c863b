import { processState } from './process-state'

const state = () => processState('held', () => ({ isHeld: false }))

/** Whether this shop is a copy: it sends no emails, charges no cards and is not indexed. Decided at startup. */
export const isStaging = (): boolean => state().isHeld

export const setStaging = (held: boolean): void => {
  state().isHeld = held
}

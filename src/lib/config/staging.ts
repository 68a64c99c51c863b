import { processState } from './process-state'

const state = () => processState('held', () => ({ isHeld: false }))

/** Whether this shop is a copy: it writes to nobody, takes no money by card and is kept out of search engines. Decided at the start. */
export const isStaging = (): boolean => state().isHeld

export const setStaging = (held: boolean): void => {
  state().isHeld = held
}

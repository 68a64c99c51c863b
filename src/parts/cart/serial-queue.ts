/** Runs tasks one after the other, in the order they came: two quick presses never race at the server. */
export const createSerialQueue = () => {
  let tail: Promise<unknown> = Promise.resolve()
  return <Outcome>(task: () => Promise<Outcome>): Promise<Outcome> => {
    const outcome = tail.then(task)
    tail = outcome.catch(() => undefined)
    return outcome
  }
}

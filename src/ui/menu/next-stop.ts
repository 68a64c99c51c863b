/** Where Tab goes from the ends of what it may not leave: from the last to the first, and back. `null`: the browser's own step is right. */
export const nextStop = <Stop>(stops: readonly Stop[], current: unknown, isBackwards: boolean): Stop | null => {
  const [from, to] = isBackwards ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  return to !== undefined && from === current ? to : null
}

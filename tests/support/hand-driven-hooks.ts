import type React from 'react'

/**
 * React's hooks without React, for a component that draws one element: a test draws it, looks at what that is given, calls it, and draws
 * again. Used as `vi.mock('react', async (original) => handDriven(await original()))`.
 */
const states: unknown[] = []
let place = 0
let effects: (() => unknown)[] = []

const isMaker = <State>(initial: State | (() => State)): initial is () => State => typeof initial === 'function'

const useState = <State>(initial: State | (() => State)): [State, (next: State) => void] => {
  const at = place
  place += 1
  if (!(at in states)) states[at] = isMaker(initial) ? initial() : initial
  return [states[at] as State, (next) => void (states[at] = next)]
}

const useEffect = (effect: () => unknown): void => void effects.push(effect)

export const handDriven = (react: typeof React) => ({ ...react, useState, useEffect })

/** What a component draws as it stands now. */
export const draw = <Drawn>(component: () => Drawn): Drawn => {
  place = 0
  effects = []
  return component()
}

/** What the last drawing has left to do. */
export const runEffects = (): void => {
  for (const effect of effects) effect()
}

/** The next one is a component of its own. */
export const beginAnew = (): void => void states.splice(0)

import type React from 'react'

/**
 * React hooks without React, for components that render one element: a test renders, inspects props, calls handlers and renders again. Use
 * as `vi.mock('react', async (original) => handDriven(await original()))`.
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

export const draw = <Drawn>(component: () => Drawn): Drawn => {
  place = 0
  effects = []
  return component()
}

export const runEffects = (): void => {
  for (const effect of effects) effect()
}

/** Resets the state for the next component. */
export const beginAnew = (): void => void states.splice(0)

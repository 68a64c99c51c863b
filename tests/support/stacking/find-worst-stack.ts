import { searchWorstStack } from '@/core/discount-stacking/search'
import type { StackAnswer, StackQuestion } from '@/core/discount-stacking/types'

/** Synchronous `searchWorstStack`. */
export const findWorstStack = (question: StackQuestion): StackAnswer => {
  const search = searchWorstStack(question)
  let step = search.next()
  while (!step.done) step = search.next()
  return step.value
}

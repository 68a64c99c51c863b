import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { processState } from '@/lib/config/process-state'

/**
 * Payload derives a key in 600,000 rounds, a third of a second for each account that a test makes or opens. The tests look at who gets in,
 * not at the cost of guessing, so they take a thousand rounds, as does the template that they copy. `asked` counts what was asked for.
 */
export const passwordRounds = () => processState('password-rounds', () => ({ most: 1000, asked: 0 }))

const { pbkdf2 } = crypto

const cheaply = (password: crypto.BinaryLike, salt: crypto.BinaryLike, rounds: number, ...rest: [number, string, never]): void => {
  const state = passwordRounds()
  state.asked += rounds
  pbkdf2(password, salt, Math.min(rounds, state.most), ...rest)
}

// runs before every file of a worker
if (pbkdf2.name !== cheaply.name) {
  crypto.pbkdf2 = cheaply as typeof pbkdf2
  syncBuiltinESMExports()
}

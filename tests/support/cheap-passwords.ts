import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { processState } from '@/lib/config/process-state'

/**
 * Payload's 600,000 PBKDF2 rounds take a third of a second per account. Tests care about access, not cost, so they and the template
 * database use a thousand. `asked` counts the requested rounds.
 */
export const passwordRounds = () => processState('password-rounds', () => ({ most: 1000, asked: 0 }))

const { pbkdf2 } = crypto

const cheaply = (password: crypto.BinaryLike, salt: crypto.BinaryLike, rounds: number, ...rest: [number, string, never]): void => {
  const state = passwordRounds()
  state.asked += rounds
  pbkdf2(password, salt, Math.min(rounds, state.most), ...rest)
}

// runs before every test file of a worker
if (pbkdf2.name !== cheaply.name) {
  crypto.pbkdf2 = cheaply as typeof pbkdf2
  syncBuiltinESMExports()
}

import { buildEnvironment } from './env'

/** Public password of the demo logins. */
export const demoPassword = 'hostfront-demo'

/** Accepted on the local machine; elsewhere only if SEED_DEMO_LOGINS is set. */
export const isRefusedDemoPassword = (password: string, isOwnMachine: boolean): boolean =>
  password === demoPassword && buildEnvironment().SEED_DEMO_LOGINS !== true && !isOwnMachine

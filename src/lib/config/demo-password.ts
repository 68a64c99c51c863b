import { buildEnvironment } from './env'

/** Of the demo logins; known to whoever reads this file. */
export const demoPassword = 'hostfront-demo'

/** Such a password opens a shop to whoever sits at the machine; to anybody else only where the operator has said so. */
export const isRefusedDemoPassword = (password: string, isOwnMachine: boolean): boolean =>
  password === demoPassword && buildEnvironment().SEED_DEMO_LOGINS !== true && !isOwnMachine

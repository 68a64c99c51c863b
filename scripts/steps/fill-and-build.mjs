import { ensureBuild } from './build.mjs'
import { ensureMigrated } from './migrations.mjs'
import { step } from './progress.mjs'

/** @typedef {import('./variables.mjs').Variables} Variables */

/**
 * Migrates and seeds the database while building, which needs none.
 * @param {Variables} env
 * @param {{fill: (env: Variables, note: (words: string) => void) => Promise<unknown>, isBuilt?: boolean, isPatient?: boolean}} options
 * isBuilt false: database only; isPatient: builds at low priority
 */
export const fillAndBuild = async (env, { fill, isBuilt = true, isPatient = false }) => {
  const filled = async () => {
    await step('Migrations', (note) => ensureMigrated(env, note))
    await step('Catalogue and demo content', (note) => fill(env, note))
  }
  await Promise.all([filled(), isBuilt ? step('Build', (note) => ensureBuild(env, note, { isPatient })) : undefined])
}

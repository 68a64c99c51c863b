import { fileURLToPath } from 'node:url'
import path from 'node:path'

/** The repository's root, with no slash at the end. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '')

/** Everything the scripts keep between two starts: secrets, the database, logs. Never committed. */
export const dataFolder = path.join(root, '.data')

export const logFolder = path.join(dataFolder, 'logs')

/** In an image: the shop's programs, compiled when it was built. Nothing is compiled or installed there. */
export const imagePrograms = path.join(root, 'programs')

/** @param {...string} parts */
export const fromRoot = (...parts) => path.join(root, ...parts)
